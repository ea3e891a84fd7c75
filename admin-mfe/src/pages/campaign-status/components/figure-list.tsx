import { formatNumber } from '@stillsam/ui/format-number';
import { STATUS_COPY } from '../campaign-status.copy';
import styles from '../campaign-status-page.module.css';

export interface FigureWords {
  label: string;
  count: number;
  /** What the figure means. */
  sentence: string;
}

/** Figures with what they mean. Those that are zero share a line, because they need no explanation. */
export function FigureList({ figures }: { figures: readonly FigureWords[] }) {
  const some = figures.filter(({ count }) => count > 0);
  const none = figures.filter(({ count }) => count === 0).map(({ label }) => label);
  return (
    <>
      {some.length > 0 ? (
        <dl className={styles.figures}>
          {some.map(({ label, count, sentence }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd className={styles.count}>{formatNumber(count)}</dd>
              <dd className={styles.sentence}>{sentence}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {none.length > 0 ? <p className={styles.lead}>{STATUS_COPY.none(none)}</p> : null}
    </>
  );
}
