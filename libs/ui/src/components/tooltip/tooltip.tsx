import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Shown and announced to screen readers while true: 'Kopierad!'. */
  isShown: boolean;
  children: ReactNode;
}

/** A few words below a control. */
export function Tooltip({ text, isShown, children }: TooltipProps) {
  return (
    <span className={styles.frame}>
      {children}
      <span role="status" className={classNames(styles.bubble, isShown && styles.visible)}>
        {isShown ? text : null}
      </span>
    </span>
  );
}
