import { classNames } from '../class-names';
import styles from './breath-line.module.css';
import { DividerLine } from './divider-line';
import { HeroLine } from './hero-line';
import { MarkLine } from './mark-line';
import { ProgressDrawing } from './progress-drawing';
import { RingLine } from './ring-line';

export interface BreathLineProps {
  /** `hero` spans its place; `divider` parts two sections; `ring` breathes; `progress` fills; `mark` is the logo's. */
  variant: 'hero' | 'divider' | 'ring' | 'progress' | 'mark';
  /** How full the line of `progress` is, 0 to 1. */
  value?: number;
  /** `hero`, `divider` and `ring` move with the site's breath unless this is true. */
  isStill?: boolean;
  className?: string;
}

/** The line that runs through the site. Decoration: what it means is said in words beside it. */
export function BreathLine({ variant, value = 0, isStill = false, className }: BreathLineProps) {
  const classes = classNames(styles.frame, styles[variant], isStill && styles.still, className);
  switch (variant) {
    case 'hero':
      return <HeroLine className={classes} />;
    case 'divider':
      return <DividerLine className={classes} />;
    case 'ring':
      return <RingLine className={classes} />;
    case 'progress':
      return <ProgressDrawing className={classes} value={value} />;
    case 'mark':
      return <MarkLine className={className} />;
  }
}
