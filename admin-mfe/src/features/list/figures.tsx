import { formatNumber } from '@stillsam/ui/format-number';
import styles from './figures.module.css';

export interface Figure {
  id: string;
  label: string;
  /** Undefined while it loads. */
  value: number | undefined;
  format?: (value: number) => string;
  /** What the figure leaves out. */
  note?: string;
}

/** Figures above a list, a card for each. @param label the accessible name of all of them. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ id, label: name, value, note, format = formatNumber }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === undefined ? '–' : format(value)}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
