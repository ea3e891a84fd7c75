import type { ReactNode } from 'react';
import { Notice } from '@stillsam/ui';
import styles from './list-tab.module.css';

/** A tab of the dashboard, from the outcome of the last action down to the list and its dialogs. */
export function ListTab({ children }: { children: ReactNode }) {
  return <div className={styles.tab}>{children}</div>;
}

/** The outcome of an action. */
export interface ListOutcome {
  tone: 'success' | 'error';
  text: string;
}

interface OutcomeNoticeProps {
  outcome: ListOutcome | null;
  onDismiss: () => void;
  /** More about the outcome. */
  children?: ReactNode;
}

export function OutcomeNotice({ outcome, onDismiss, children }: OutcomeNoticeProps) {
  if (!outcome) return null;
  return (
    <Notice key={outcome.text} tone={outcome.tone} onDismiss={onDismiss}>
      {outcome.text}
      {children}
    </Notice>
  );
}
