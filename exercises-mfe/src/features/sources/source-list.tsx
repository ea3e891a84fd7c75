import styles from './source-list.module.css';

/** What a text rests on. */
export interface Source {
  /** Author, title, where and when, and what it is about. */
  text: string;
  /** The DOI or the address, as it is read. */
  label: string;
  address: string;
}

/** Sources with links that send no referrer. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <div className={styles.sources}>
      {sources.map(({ text, label, address }) => (
        <p key={address}>
          {text}{' '}
          <a href={address} rel="noreferrer">
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}
