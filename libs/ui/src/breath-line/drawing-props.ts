import { classNames } from '../class-names';
import styles from './breath-line.module.css';

export interface DrawingProps {
  className?: string;
}

/** The classes of a drawing of the breath line. */
export function frameClasses(
  variant: 'hero' | 'divider' | 'ring' | 'progress',
  { className }: DrawingProps,
): string | undefined {
  return classNames(styles.frame, styles[variant], className);
}
