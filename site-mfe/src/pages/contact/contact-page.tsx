import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { CrisisCard, PageHeader, Section, TextLink } from '@stillsam/ui';
import { useId } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BusinessDetails } from '../../features/legal/business-details';
import { BUSINESS_COPY } from '../../features/legal/business.copy';
import { figureTexts } from '../../features/legal/legal-figures';
import { useSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { LegalWords } from '../../features/legal/legal-words';
import { ContactForm } from './components/contact-form';
import { CONTACT_COPY as COPY } from './contact.copy';
import styles from './contact-page.module.css';

const NUMBERS_ID = 'nummer';
/** The others are folded. */
const NUMBERS = ['fara-for-liv', 'rad-om-vard', 'sjalvmordslinjen'];

export function ContactPage() {
  const figures = figureTexts(useSwedishDay(useLoaderData<DayData>().day));
  const titleId = useId();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.contact} />
      <Section rhythm="end">
        <PageHeader title={COPY.title} lead={COPY.lead} line="answer" />
        <div className={styles.columns}>
          <section aria-labelledby={titleId} className={styles.write}>
            <h2 id={titleId} className={styles.title}>
              {COPY.formTitle}
            </h2>
            <p className={styles.atNight}>
              {COPY.atNight.text} <TextLink to={`#${NUMBERS_ID}`}>{COPY.atNight.link}</TextLink>{' '}
              {COPY.atNight.end}
            </p>
            <ContactForm />
          </section>
          <div className={styles.purchase}>
            <h2 className={styles.title}>{COPY.purchaseTitle}</h2>
            <p>
              <LegalWords text={COPY.purchase} figures={figures} />
            </p>
          </div>
          <div className={styles.who}>
            <h2 className={styles.title}>{BUSINESS_COPY.title}</h2>
            <BusinessDetails isAtContact serviceHours={figures.serviceHours} />
          </div>
          <div id={NUMBERS_ID} className={styles.numbers}>
            <CrisisCard isLandmark={false} isCompact first={NUMBERS} />
          </div>
        </div>
      </Section>
    </>
  );
}

export { ContactPage as Component };
