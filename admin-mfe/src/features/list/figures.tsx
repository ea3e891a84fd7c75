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

interface FiguresProps {
  /** The accessible name of all of them. */
  label: string;
  figures: readonly Figure[];
  /** Each number over its label, where the figures are what the page is for. */
  isLarge?: boolean;
  /** All of them at every width, two by two on a phone; without it a phone leaves out what there is none of. */
  hasZeros?: boolean;
}

/** Figures above a list. */
export function Figures({ label, figures, isLarge = false, hasZeros = false }: FiguresProps) {
  const layout = (isLarge && styles.large) || (hasZeros && styles.pairs) || '';
  return (
    <dl className={`${styles.figures} ${layout}`} aria-label={label}>
      {figures.map(({ id, label: name, value, note, format = formatNumber }) => (
        <div key={id} className={styles.figure} data-zero={(value === 0 && !note) || undefined}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === undefined ? '–' : format(value)}</dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
