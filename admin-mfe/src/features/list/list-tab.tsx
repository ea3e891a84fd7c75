import type { ReactNode, Ref } from 'react';
import { Notice, VisuallyHidden } from '@stillsam/ui';
import styles from './list-tab.module.css';

/** The outcome of what was just done. */
export interface ListOutcome {
  tone: 'success' | 'error';
  text: string;
}

interface ListTabProps {
  label: string;
  outcome: ListOutcome | null;
  onDismiss: () => void;
  /** More to say on the outcome. */
  outcomeDetail?: ReactNode;
  /** Stands above the filters: figures. */
  overview?: ReactNode;
  filters?: ReactNode;
  /** Buttons for the list as a whole. */
  actions?: ReactNode;
  /** How many rows there are, told when they have come. */
  count: string;
  listRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** What every tab with a list is laid out like. */
export function ListTab(props: ListTabProps) {
  const { label, outcome, onDismiss, outcomeDetail, overview, filters, actions, count, listRef, children } =
    props;
  return (
    <div className={styles.tab}>
      {outcome ? (
        <Notice key={outcome.text} tone={outcome.tone} onDismiss={onDismiss}>
          {outcome.text}
          {outcomeDetail}
        </Notice>
      ) : null}
      {overview}
      {filters || actions ? (
        <div className={styles.tools}>
          {filters}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <section ref={listRef} tabIndex={-1} className={styles.list} aria-label={label}>
        {children}
      </section>
      <div role="status">
        <VisuallyHidden>{count}</VisuallyHidden>
      </div>
    </div>
  );
}
