import type { ReactNode } from 'react';
import type { FigureTexts } from './legal-figures';
import { LEGAL_TEXT_COPY } from './business.copy';
import { fillFigures, type LegalBlock, type LegalSection } from './legal-text.logic';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './legal-text.module.css';
import { LegalWords } from './legal-words';

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  figures: FigureTexts;
}

export function LegalSections({ sections, figures }: LegalSectionsProps) {
  return sections.map(({ id, title, blocks }) => (
    <LegalPart key={id} id={id} title={fillFigures(title, figures)}>
      <LegalBlocks blocks={blocks} figures={figures} />
    </LegalPart>
  ));
}

/** A section with a heading that links can target. */
export function LegalPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The table of contents of a long text. */
export function LegalContents({ sections, figures }: LegalSectionsProps) {
  return (
    <nav aria-label={LEGAL_TEXT_COPY.contents} className={`${styles.contents} ${shown.onScreen}`}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {LEGAL_TEXT_COPY.contents}
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
