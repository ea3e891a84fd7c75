import { dayInWords } from '@stillsam/dates';
import { PageMeta } from '@stillsam/platform';
import { PageHeader, Section } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BusinessDetails } from './business-details';
import { BUSINESS_COPY, LEGAL_TEXT_COPY } from './business.copy';
import { MissingDetails } from './missing-details';
import { figureTexts } from './legal-figures';
import { LegalContents, LegalPart, LegalSections } from './legal-sections';
import type { LegalText } from './legal-text.logic';
import styles from './legal-text.module.css';
import { useSwedishDay, type DayData } from './use-swedish-day';

interface LegalDocumentProps {
  copy: { title: string; lead: string; metaDescription: string };
  path: string;
  text: LegalText;
  /** A section before the text, such as a form. */
  opening?: { id: string; title: string; content: ReactNode };
}

const BUSINESS_ID = 'vilka-vi-ar';

/** A legal page: its sections, links to them, and the company behind the site. */
export function LegalDocument({ copy, path, text, opening }: LegalDocumentProps) {
  const { day: renderedOn, methods } = useLoaderData<DayData>();
  const figures = figureTexts(useSwedishDay(renderedOn), undefined, methods);
  const business = { id: BUSINESS_ID, title: BUSINESS_COPY.title, blocks: [] };
  return (
    <Section rhythm="none">
      <PageMeta title={copy.title} description={copy.metaDescription} path={path} />
      <PageHeader title={copy.title} lead={copy.lead} />
      <MissingDetails to={`#${BUSINESS_ID}`} className={styles.missing} />
      <div className={styles.frame}>
        <LegalContents
          sections={[...(opening ? [{ ...opening, blocks: [] }] : []), ...text.sections, business]}
          figures={figures}
        />
        <div className={styles.texts}>
          {opening ? (
            <LegalPart id={opening.id} title={opening.title}>
              {opening.content}
            </LegalPart>
          ) : null}
          <LegalSections sections={text.sections} figures={figures} />
          <LegalPart id={BUSINESS_ID} title={BUSINESS_COPY.title}>
            <BusinessDetails serviceHours={figures.serviceHours} />
          </LegalPart>
          <p className={styles.updated}>
            {LEGAL_TEXT_COPY.updated}
            <time dateTime={text.updated}>{dayInWords(text.updated)}</time>
          </p>
        </div>
      </div>
    </Section>
  );
}
