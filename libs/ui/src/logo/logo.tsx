import { BRAND } from '@stillsam/platform';
import styles from './logo.module.css';

/** A wave that becomes the ring around it, which does not quite close: one stroke in a square of 32. */
const MARK =
  'M4.4 19.2C8.6 19.2 8.4 12.4 12.6 12.4S18 19.8 23 19.8C26.6 19.8 29 18.8 29 15.6A13 13 0 1 0 22.5 27.3';

interface LogoProps {
  /** `full`: mark and wordmark. */
  variant?: 'full' | 'mark';
}

/** The site's logo, in the colour of the text around it. The mark alone carries the name for screen readers. */
export function Logo({ variant = 'full' }: LogoProps) {
  const isMark = variant === 'mark';
  const label = isMark ? { role: 'img', 'aria-label': BRAND } : {};
  return (
    <span className={styles.logo} {...label}>
      <svg className={styles.mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {isMark ? null : <span className={styles.word}>{BRAND}</span>}
    </span>
  );
}
