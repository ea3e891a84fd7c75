import { PhoneText } from '@stillsam/ui';
import type { ReactNode } from 'react';
import styles from './source-list.module.css';

/** What stands below an exercise: where to seek care, and the sources of its texts. */
export function CareNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p>
        <PhoneText text={text} />
      </p>
      {children}
    </>
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
    <details className={styles.sources}>
      <summary>Varifrån kommer det här?</summary>
      {sources.map(({ text, label, address }) => (
        <p key={address}>
          {text}{' '}
          <a href={address} rel="noreferrer">
            {label}
          </a>
        </p>
      ))}
    </details>
  );
}
