import { useId } from 'react';
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PageHeader, Section, TextLink } from '@stillsam/ui';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { BusinessDetails, EditorialDetails } from '../../features/legal/business-details';
import { BUSINESS_COPY, EDITORIAL_COPY } from '../../features/legal/business.copy';
import { isShown } from '../../features/legal/is-shown';
import { ABOUT_COPY, VALUES } from './about.copy';
import styles from './about-page.module.css';
import { Story } from './components/story';

export function AboutPage() {
  const hasStory = isShown(currentBusiness().isFounderStoryTrue);
  return (
    <>
      <PageMeta title={ABOUT_COPY.title} description={ABOUT_COPY.metaDescription} path={PATHS.about} />
      <Section rhythm="none">
        <PageHeader
          eyebrow={ABOUT_COPY.title}
          title={ABOUT_COPY.heading}
          lead={hasStory ? ABOUT_COPY.lead : ABOUT_COPY.leadWithoutStory}
          className={styles.top}
        />
      </Section>
      {hasStory ? <Story /> : null}
      <Values />
      <Responsible />
      <Section title={ABOUT_COPY.limitsTitle} width="reading">
        <div className={styles.limits}>
          <p>{ABOUT_COPY.limits}</p>
          <p>
            {ABOUT_COPY.helpBefore}
            <a href="tel:1177">1177</a>
            {ABOUT_COPY.helpBetween}
            <a href="tel:112">112</a>
            {ABOUT_COPY.helpAfter}
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={PATHS.contact}>{ABOUT_COPY.contact}</ButtonLink>
          <TextLink to={PATHS.library} arrow="forward">
            {ABOUT_COPY.library}
          </TextLink>
        </div>
      </Section>
    </>
  );
}

function Values() {
  return (
    <Section tone="calm" title={ABOUT_COPY.valuesTitle} lead={ABOUT_COPY.valuesLead}>
      <ul className={styles.values} role="list">
        {VALUES.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3 className={styles.valueTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The company and the editor responsible for the site, with notes where details are missing. */
function Responsible() {
  const [editorialId, businessId] = [useId(), useId()];
  return (
    <Section id="ansvar">
      <div className={styles.columns}>
        <section aria-labelledby={editorialId}>
          <h2 id={editorialId} className={styles.responsibleTitle}>
            {EDITORIAL_COPY.title}
          </h2>
          <p className={styles.responsibleLead}>{EDITORIAL_COPY.signed}</p>
          <EditorialDetails />
          <p className={styles.corrections}>
            {EDITORIAL_COPY.corrections}{' '}
            <TextLink to={PATHS.corrections}>{EDITORIAL_COPY.allCorrections}</TextLink>
          </p>
        </section>
        <section aria-labelledby={businessId}>
          <h2 id={businessId} className={styles.responsibleTitle}>
            {BUSINESS_COPY.title}
          </h2>
          <BusinessDetails />
        </section>
      </div>
    </Section>
  );
}

export { AboutPage as Component };
