import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'calm' | 'warm' | 'success' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  /** A category id of the library gives the badge that category's surface; an unknown one changes nothing. */
  category?: string;
  children: ReactNode;
}

/** A short label of a category or a state. */
export function Badge({ tone = 'neutral', category, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} data-category={category}>
      {children}
    </span>
  );
}
