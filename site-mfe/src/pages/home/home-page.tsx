import { PlanLink } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, Card, CardLink, DividerLine, Icon, RingLine, Section, TextLink } from '@stillsam/ui';
import Focus from 'lucide-react/icons/circle-dot';
import Moon from 'lucide-react/icons/moon';
import Scale from 'lucide-react/icons/mountain';
import Waves from 'lucide-react/icons/waves';
import { Suspense, useId } from 'react';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { isShown } from '../../features/legal/is-shown';
import { SiteNewsletterForm } from '../../features/newsletter/site-newsletter-form';
import { ReadingShelf } from '../../reading/reading-shelf';
import { Benefits } from './components/benefits';
import { Faq, LaterSignUp } from './components/faq';
import { Hero } from './components/hero';
import { Reveal } from './components/reveal';
import { Testimonials } from './components/testimonials';
import { HOME_COPY, NEEDS, type NeedId } from './home.copy';
import styles from './home-page.module.css';

/** The first screen hydrates first, because the sections below it are in a Suspense boundary. */
function HomePage() {
  return (
    <>
      <PageMeta title={HOME_COPY.metaTitle} description={HOME_COPY.metaDescription} path={PATHS.home} />
      <Hero />
      <Needs />
      <Suspense>
        <Reveal>
          <Thought />
        </Reveal>
        <Reveal>
          <Benefits />
        </Reveal>
        <DividerLine />
        <Section rhythm="none">
          <PlanLink />
          <ReadingShelf />
        </Section>
        {isShown(currentBusiness().areTestimonialsTrue) ? (
          <Reveal>
            <Testimonials />
          </Reveal>
        ) : null}
        <Reveal>
          <TestPrompt />
        </Reveal>
        <Reveal>
          <Faq />
        </Reveal>
        <Reveal>
          <HomeNewsletter />
        </Reveal>
        <Reveal>
          <LaterSignUp />
        </Reveal>
      </Suspense>
    </>
  );
}

const ICONS: Record<NeedId, typeof Moon> = { balance: Scale, calm: Waves, sleep: Moon, focus: Focus };

/** Links for four needs, on the ground of the hero's landscape. */
function Needs() {
  return (
    <Section
      title={HOME_COPY.needsTitle}
      lead={<span className={styles.needsLead}>{HOME_COPY.needsLead}</span>}
      tone="calm"
      rhythm="none"
      className={styles.needsSection}
    >
      <ul className={styles.needs} role="list">
        {NEEDS.map(({ id, title, text, path }) => (
          <Card as="li" key={id} isInteractive className={styles.need}>
            <Icon icon={ICONS[id]} size={28} className={styles.needIcon} />
            <h3>
              <CardLink to={path}>{title}</CardLink>
            </h3>
            <p className={styles.needText}>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The site's approach in a few sentences. */
function Thought() {
  return (
    <Section rhythm="medium">
      <div className={styles.thought}>
        <h2 className={styles.label}>{HOME_COPY.thoughtLead}</h2>
        <div>
          <p className={styles.statement}>{HOME_COPY.thought}</p>
          <p className={styles.thoughtText}>{HOME_COPY.thoughtText}</p>
          <p className={styles.note}>{HOME_COPY.statementNote}</p>
        </div>
      </div>
    </Section>
  );
}

/** Links to the one-minute test and to the library. */
function TestPrompt() {
  const titleId = useId();
  return (
    <Section tone="deep" className={styles.prompt} labelledBy={titleId}>
      <div className={styles.test}>
        <div>
          <p className={styles.eyebrow}>{HOME_COPY.testEyebrow}</p>
          <h2 id={titleId}>{HOME_COPY.testTitle}</h2>
          <p className={styles.testText}>{HOME_COPY.testText}</p>
          <div className={styles.ways}>
            <ButtonLink to={PATHS.recoveryTestShort} size="large" variant="secondary">
              {HOME_COPY.takeTest}
            </ButtonLink>
            <TextLink to={PATHS.library} arrow="forward">
              {HOME_COPY.testOrRead}
            </TextLink>
          </div>
        </div>
        <RingLine className={styles.ring} />
      </div>
    </Section>
  );
}

/** The footer of this page links here instead of repeating the form (shell/src/layout/footer). */
const NEWSLETTER_ID = 'nyhetsbrev';

/** The newsletter form. Its confirmation stays. */
function HomeNewsletter() {
  return (
    <Section
      id={NEWSLETTER_ID}
      title={HOME_COPY.newsletterTitle}
      lead={HOME_COPY.newsletterLead}
      tone="calm"
      rhythm="medium"
      isSplit
    >
      <SiteNewsletterForm successText={HOME_COPY.newsletterSuccess} />
    </Section>
  );
}

export { HomePage as Component };
