import type { ReactNode } from 'react';
import styles from './step-heading.module.css';

/** The heading of what is shown: where a keyboard, a screen reader and the eye begin. */
export function StepHeading({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <h2 id={id} tabIndex={-1} data-step-heading className={styles.heading}>
      {children}
    </h2>
  );
}
