import { classNames } from '../class-names';
import type { DrawingProps } from './drawing-props';
import styles from './mark-line.module.css';

/** A wave that becomes the ring around it, which does not quite close: one stroke in a square of 32. */
const MARK_LINE =
  'M4.4 19.2C8.6 19.2 8.4 12.4 12.6 12.4S18 19.8 23 19.8C26.6 19.8 29 18.8 29 15.6A13 13 0 1 0 22.5 27.3';

/** The logo's line, in the colour of the text around it. */
export function MarkLine({ className }: DrawingProps) {
  return (
    <span className={classNames(styles.mark, className)} aria-hidden="true">
      <svg viewBox="0 0 32 32" fill="none">
        <path className={styles.line} d={MARK_LINE} />
      </svg>
    </span>
  );
}
