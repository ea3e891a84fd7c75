import { linesOf } from '../journal.export';
import type { JournalEntry } from '../journal.logic';
import styles from './cognitive.module.css';

/** The content of an entry, on the screen and in print. */
export function EntryLines({ entry }: { entry: JournalEntry }) {
  return (
    <dl className={styles.lines}>
      {linesOf(entry).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
