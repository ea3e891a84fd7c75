import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '@stillsam/api-client';
import { ConfirmDialog } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import type { ListPage, ListState } from './define-list';
import type { ListFilters } from './list-query';
import { LIST_COPY } from './list.copy';
import styles from './list-tab.module.css';

interface ConfirmedActionOptions<Subject> {
  run: (subject: Subject) => Promise<void>;
  /** Takes the focus afterwards, as the row that had it may be removed. */
  focusRef: RefObject<HTMLElement | null>;
}

export interface ConfirmedAction<Subject> {
  /** What the question is about; null while none is open. */
  subject: Subject | null;
  ask: (subject: Subject) => void;
  /** For the `ConfirmDialog` that asks. */
  dialog: { isOpen: boolean; isBusy: boolean; onConfirm: () => void; onCancel: () => void };
}

/** An action that is confirmed first. `run` shows its own outcome and does not reject. */
export function useConfirmedAction<Subject>({
  run,
  focusRef,
}: ConfirmedActionOptions<Subject>): ConfirmedAction<Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFocusDue = useRef(false);

  useEffect(() => {
    // The dialog is closed only now, and nothing below an open one can be focused.
    if (subject !== null || !isFocusDue.current) return;
    isFocusDue.current = false;
    focusRef.current?.focus({ preventScroll: true });
  }, [subject, focusRef]);

  const act = async (chosen: Subject) => {
    setIsBusy(true);
    await run(chosen);
    setIsBusy(false);
    isFocusDue.current = true;
    setSubject(null);
  };

  return {
    subject,
    ask: setSubject,
    dialog: {
      isOpen: subject !== null,
      isBusy,
      onConfirm: () => {
        if (subject !== null && !isBusy) void act(subject);
      },
      onCancel: () => setSubject(null),
    },
  };
}

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
