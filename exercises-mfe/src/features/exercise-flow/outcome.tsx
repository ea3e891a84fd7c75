import type { ReactNode } from 'react';
import styles from './outcome.module.css';

/**
 * Where an exercise says what became of a press. It is there before it has something to say: a screen reader speaks
 * of what comes into a live region, and often not of a region that comes with its words.
 */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.outcome}>
      {children}
    </div>
  );
}
