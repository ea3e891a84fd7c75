import type { ReactNode, Ref } from 'react';
import { Notice, VisuallyHidden } from '@stillsam/ui';
import { DataTable, type ListColumn, type ListSelection } from './data-table';
import { ListBody, type ListResult, type ListTexts } from './list-body';
import type { ListQuery } from './list-query';
import styles from './list-tab.module.css';
import { useStayWithinPages, type ListAddress } from './use-list-address';

/** The outcome of what was just done. */
export interface ListOutcome {
  tone: 'success' | 'error';
  text: string;
}

interface ListTabProps<Query extends ListQuery, Row> {
  label: string;
  address: ListAddress<Query>;
  result: ListResult;
  texts: ListTexts;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[] | undefined;
  selection?: ListSelection<Row>;
  /** How many rows there are, told when they have come. */
  count: (totalCount: number) => string;
  outcome?: ListOutcome | null;
  onDismiss?: () => void;
  /** More to say on the outcome. */
  outcomeDetail?: ReactNode;
  /** Stands above the filters: figures. */
  overview?: ReactNode;
  filters?: ReactNode;
  /** Buttons for the list as a whole. */
  actions?: ReactNode;
  /** Stands right above the rows: what to do with the chosen ones. */
  selectionBar?: ReactNode;
  /** Takes the focus when the row that had it is gone. */
  listRef?: Ref<HTMLElement>;
  /** Dialogs. */
  children?: ReactNode;
}

/** What every tab with a list is made of, from the outcome of the last action down to the pages. */
export function ListTab<Query extends ListQuery, Row extends { id: string }>({
  label,
  address,
  result,
  texts,
  columns,
  rows,
  selection,
  count,
  outcome,
  onDismiss,
  outcomeDetail,
  overview,
  filters,
  actions,
  selectionBar,
  listRef,
  children,
}: ListTabProps<Query, Row>) {
  useStayWithinPages(address, result);
  const total = result.isPlaceholderData ? undefined : result.data?.pagination.totalCount;
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
        <ListBody texts={texts} result={result} address={address} isEmpty={!rows?.length}>
          {selectionBar}
          <DataTable
            caption={label}
            columns={columns}
            rows={rows ?? []}
            isStale={result.isPlaceholderData}
            selection={selection}
          />
        </ListBody>
      </section>
      <div role="status">
        <VisuallyHidden>{total === undefined ? '' : count(total)}</VisuallyHidden>
      </div>
      {children}
    </div>
  );
}
