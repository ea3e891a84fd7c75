import { BRAND } from '@stillsam/platform';
import { MarkLine } from '../breath-line/mark-line';
import { classNames } from '../class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** `full`: mark and wordmark. */
  variant?: 'full' | 'mark';
  size?: 'medium' | 'large';
  className?: string;
}

/** The site's logo, in the colour of the text around it. The mark alone carries the name for screen readers. */
export function Logo({ variant = 'full', size = 'medium', className }: LogoProps) {
  const isMark = variant === 'mark';
  const label = isMark ? { role: 'img', 'aria-label': BRAND } : {};
  return (
    <span className={classNames(styles.logo, styles[size], className)} {...label}>
      <MarkLine className={styles.mark} />
      {isMark ? null : <span className={styles.word}>{BRAND}</span>}
    </span>
  );
}
