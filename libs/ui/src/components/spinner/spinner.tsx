import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Text for screen readers; null where a visible text is beside it. */
  label?: string | null;
  size?: 'small' | 'medium';
}

/** A ring that breathes in the rhythm 4:4:6. */
export function Spinner({ label = 'Laddar...', size = 'medium' }: SpinnerProps) {
  const ring = (
    <svg
      className={styles.ring}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" opacity="0.3" />
      <circle className={styles.breath} cx="12" cy="12" r="8" strokeWidth="2.25" />
    </svg>
  );
  const classes = classNames(styles.spinner, styles[size]);
  if (label === null) return <span className={classes}>{ring}</span>;
  return (
    <span className={classes} role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
