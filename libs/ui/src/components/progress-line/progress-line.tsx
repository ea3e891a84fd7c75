import { useId, type ReactNode } from 'react';
import { ProgressDrawing } from '../../breath-line/progress-drawing';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** Label of the progress, as in 'Dina svar'. */
  label: string;
  /** How far: from 0 to `max`. */
  value: number;
  max: number;
  /** The position in words, as in 'Steg 2 av 4', beside the label. */
  valueText?: string;
  isLabelHidden?: boolean;
  className?: string;
  /** Replaces the breath line. */
  drawing?: ReactNode;
}

/** Progress, drawn by the breath line. */
export function ProgressLine({
  label,
  value,
  max,
  valueText,
  isLabelHidden = false,
  className,
  drawing,
}: ProgressLineProps) {
  const labelId = useId();
  const texts = (
    <>
      <span id={labelId}>{label}</span>
      {valueText ? <span className={styles.place}>{valueText}</span> : null}
    </>
  );
  return (
    <div className={classNames(styles.progress, className)}>
      {isLabelHidden ? <VisuallyHidden>{texts}</VisuallyHidden> : <div className={styles.texts}>{texts}</div>}
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      >
        {drawing ?? <ProgressDrawing value={max > 0 ? value / max : 0} />}
      </div>
    </div>
  );
}
