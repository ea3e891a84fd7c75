import type { ReactNode } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  children: ReactNode;
  id?: string;
  /** The id of what is read with it. */
  describedBy?: string;
}

/** The heading of what is shown: where a keyboard, a screen reader and the eye begin. */
export function StepHeading({ children, id, describedBy }: StepHeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} data-step-heading aria-describedby={describedBy} className={styles.heading}>
      {children}
    </h2>
  );
}
