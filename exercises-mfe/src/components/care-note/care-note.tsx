import { PhoneText } from '@stillsam/ui';
import type { ReactNode } from 'react';
import styles from './care-note.module.css';

interface CareNoteProps {
  /** Several paragraphs where there is much to say. */
  text: string | readonly string[];
  /** Stands out above the text. */
  urgent?: string;
  children?: ReactNode;
}

/** What stands below an exercise: where to seek care, and the sources of its texts. */
export function CareNote({ text, urgent, children }: CareNoteProps) {
  return (
    <>
      <div className={styles.care}>
        {urgent ? (
          <p className={styles.urgent}>
            <PhoneText text={urgent} />
          </p>
        ) : null}
        {[text].flat().map((paragraph) => (
          <p key={paragraph}>
            <PhoneText text={paragraph} />
          </p>
        ))}
      </div>
      {children}
    </>
  );
}

/** What stands behind a line that looks like a link. */
export function FoldedNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A source of a text. */
export interface Source {
  /** Author, title, publication and subject. */
  text: string;
  /** The DOI or the address as link text. */
  label: string;
  address: string;
}

/** Sources with links that send no referrer, folded. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <FoldedNote title="Varifrån kommer det här?">
      {sources.map(({ text, label, address }) => (
        <p key={address}>
          {text}{' '}
          <a href={address} rel="noreferrer">
            {label}
          </a>
        </p>
      ))}
    </FoldedNote>
  );
}
