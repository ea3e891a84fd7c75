import { PATHS } from '@stillsam/paths';
import { Section, TextLink } from '@stillsam/ui';
import { useId } from 'react';
import { BusinessDetails } from '../../../features/legal/business-details';
import { BUSINESS_COPY, EDITORIAL_COPY } from '../../../features/legal/business.copy';
import { EditorialDetails } from '../../../features/legal/editorial-details';
import styles from './responsible.module.css';

/** The company and the editor responsible for the site, with notes where details are missing. */
export function Responsible() {
  const [editorialId, businessId] = [useId(), useId()];
  return (
    <Section id="ansvar">
      <div className={styles.columns}>
        <section aria-labelledby={editorialId}>
          <h2 id={editorialId} className={styles.title}>
            {EDITORIAL_COPY.title}
          </h2>
          <p className={styles.lead}>{EDITORIAL_COPY.signed}</p>
          <EditorialDetails />
          <p className={styles.corrections}>
            {EDITORIAL_COPY.corrections}{' '}
            <TextLink to={PATHS.corrections}>{EDITORIAL_COPY.allCorrections}</TextLink>
          </p>
        </section>
        <section aria-labelledby={businessId}>
          <h2 id={businessId} className={styles.title}>
            {BUSINESS_COPY.title}
          </h2>
          <BusinessDetails />
        </section>
      </div>
    </Section>
  );
}
