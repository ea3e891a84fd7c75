import type { ReactNode } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  children: ReactNode;
  id?: string;
  /** Id of the element that describes the heading. */
  describedBy?: string;
}

/** The heading of a step, which receives the focus when the step is shown. */
export function StepHeading({ children, id, describedBy }: StepHeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} data-step-heading aria-describedby={describedBy} className={styles.heading}>
      {children}
    </h2>
  );
}
