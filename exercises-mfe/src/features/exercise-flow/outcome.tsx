import type { ReactNode } from 'react';
import styles from './outcome.module.css';

/**
 * A live region for the result of an action. It is present before it has content, because screen readers announce
 * changes in a live region, and often not the content of a new one.
 */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.outcome}>
      {children}
    </div>
  );
}
