import { PlanLink } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DividerLine, Section } from '@stillsam/ui';
import { Suspense } from 'react';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { isShown } from '../../features/legal/is-shown';
import { ReadingShelf } from '../../reading/reading-shelf';
import { Benefits } from './components/benefits';
import { Faq } from './components/faq';
import { Hero } from './components/hero';
import { HomeNewsletter, LaterSignUp } from './components/home-newsletter';
import { Needs } from './components/needs';
import { NightRow } from './components/night-row';
import { Reveal } from './components/reveal';
import { Testimonials } from './components/testimonials';
import { TestPrompt } from './components/test-prompt';
import { HOME_COPY } from './home.copy';
import styles from './components/thought.module.css';

/** The first screen hydrates first, because the sections below it are in a Suspense boundary. */
export function HomePage() {
  return (
    <>
      <PageMeta title={HOME_COPY.metaTitle} description={HOME_COPY.metaDescription} path={PATHS.home} />
      <Hero />
      <Needs />
      <Suspense>
        <NightRow />
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

/** The site's approach in a few sentences. */
function Thought() {
  return (
    <Section rhythm="medium">
      <div className={styles.thought}>
        <h2 className={styles.label}>{HOME_COPY.thoughtLead}</h2>
        <div>
          <p className={styles.statement}>{HOME_COPY.thought}</p>
          <p className={styles.text}>{HOME_COPY.thoughtText}</p>
          <p className={styles.note}>{HOME_COPY.statementNote}</p>
        </div>
      </div>
    </Section>
  );
}

export { HomePage as Component };
