import type { ReactNode } from 'react';
import { ApiError } from '@stillsam/api-client';
import { ConfirmDialog } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import type { ListPage } from './define-list';
import type { ListFilters } from './list-query';
import { useConfirmedAction, type ConfirmedAction } from './use-confirmed-action';
import type { ListState } from './use-list';
import { LIST_COPY } from './list.copy';
import styles from './list-tab.module.css';

/** Removes a row of a list after a confirmation and reports the outcome. A 404 counts as removed. */
export function useRemoval<Row extends { id: string }, Actions>({
  definition: { removal },
  result,
  setOutcome,
  ref,
}: ListState<ListFilters, ListPage, Row, Actions>): ConfirmedAction<Row> {
  const api = useApi();
  return useConfirmedAction<Row>({
    focusRef: ref,
    run: async (row) => {
      if (!removal) return;
      try {
        await removal.call(api, row.id);
      } catch (error) {
        const isRemoved = error instanceof ApiError && error.status === 404;
        if (!isRemoved) return setOutcome({ tone: 'error', text: removal.failed });
      }
      await result.refetch();
      setOutcome({ tone: 'success', text: removal.removed(row) });
    },
  });
}

interface RemovalDialogProps<Row> {
  removal: ConfirmedAction<Row>;
  question: string;
  /** The item to remove. */
  describe: (row: Row) => ReactNode;
}

/** Asks for confirmation of a removal. */
export function RemovalDialog<Row>({ removal, question, describe }: RemovalDialogProps<Row>) {
  return (
    <ConfirmDialog
      {...removal.dialog}
      title={question}
      confirmLabel={LIST_COPY.remove}
      tone="danger"
      busyLabel={LIST_COPY.removing}
    >
      <p className={styles.doomed}>{removal.subject === null ? null : describe(removal.subject)}</p>
    </ConfirmDialog>
  );
}
