import { classNames } from '../class-names';
import styles from './breath-line.module.css';

export interface DrawingProps {
  className?: string;
}

export interface BreathingDrawingProps extends DrawingProps {
  /** The drawing moves with the site's breath unless this is true. */
  isStill?: boolean;
}

/** The classes of a drawing of the breath line. */
export function frameClasses(
  variant: 'hero' | 'divider' | 'ring' | 'progress',
  { isStill = false, className }: BreathingDrawingProps,
): string | undefined {
  return classNames(styles.frame, styles[variant], isStill && styles.still, className);
}
