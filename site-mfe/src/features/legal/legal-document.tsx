import { dayInWords } from '@stillsam/dates';
import { PageMeta } from '@stillsam/platform';
import { PageHeader, Section } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BUSINESS_TITLE, BusinessDetails } from './business-details';
import { MissingDetails } from './missing-details';
import {
  figureTexts,
  fillFigures,
  LegalWords,
  type FigureTexts,
  type LegalBlock,
  type LegalSection,
  type LegalText,
} from './legal-text';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './legal-text.module.css';
import { useSwedishDay, type DayData } from './use-swedish-day';

const COPY = { contents: 'På den här sidan', updated: 'Senast ändrad ' };

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
  const figures = figureTexts(useSwedishDay(renderedOn), methods);
  const business = { id: BUSINESS_ID, title: BUSINESS_TITLE };
  return (
    <Section rhythm="none">
      <PageMeta title={copy.title} description={copy.metaDescription} path={path} />
      <PageHeader title={copy.title} lead={copy.lead} />
      <MissingDetails to={`#${BUSINESS_ID}`} className={styles.missing} />
      <div className={styles.frame}>
        <LegalContents
          sections={[...(opening ? [opening] : []), ...text.sections, business]}
          figures={figures}
        />
        <div className={styles.texts}>
          {opening ? (
            <LegalPart id={opening.id} title={opening.title}>
              {opening.content}
            </LegalPart>
          ) : null}
          {text.sections.map(({ id, title, blocks }) => (
            <LegalPart key={id} id={id} title={fillFigures(title, figures)}>
              <LegalBlocks blocks={blocks} figures={figures} />
            </LegalPart>
          ))}
          <LegalPart id={BUSINESS_ID} title={BUSINESS_TITLE}>
            <BusinessDetails serviceHours={figures.serviceHours} />
          </LegalPart>
          <p className={styles.updated}>
            {COPY.updated}
            <time dateTime={text.updated}>{dayInWords(text.updated)}</time>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** A section with a heading that links can target. */
function LegalPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LegalContentsProps {
  sections: readonly Pick<LegalSection, 'id' | 'title'>[];
  figures: FigureTexts;
}

/** The table of contents of a long text. */
function LegalContents({ sections, figures }: LegalContentsProps) {
  return (
    <nav aria-label={COPY.contents} className={`${styles.contents} ${shown.onScreen}`}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {COPY.contents}
      </p>
      <ul role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{fillFigures(title, figures)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalBlocks({ blocks, figures }: { blocks: readonly LegalBlock[]; figures: FigureTexts }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <LegalWords text={block} figures={figures} />
      </p>
    ) : (
      <ul key={index}>
        {block.map((point) => (
          <li key={point}>
            <LegalWords text={point} figures={figures} />
          </li>
        ))}
      </ul>
    ),
  );
}
