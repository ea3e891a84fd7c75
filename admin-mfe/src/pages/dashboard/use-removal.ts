import type { RefObject } from 'react';
import { ApiError, type ApiClient } from '@stillsam/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListOutcome } from '../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../features/list/use-confirmed-action';
import { useSession } from '../../features/session/session-provider';

interface RemovalOptions<Row> {
  /** Name of the list, as its query is keyed. */
  list: string;
  remove: (client: ApiClient, id: string) => Promise<unknown>;
  focusRef: RefObject<HTMLElement | null>;
  texts: { removed: (row: Row) => string; failed: string };
  onOutcome: (outcome: ListOutcome) => void;
}

/** Removes a row of a list after a confirmation and reports the outcome. A 404 counts as removed. */
export function useRemoval<Row extends { id: string }>({
  list,
  remove,
  focusRef,
  texts,
  onOutcome,
}: RemovalOptions<Row>): ConfirmedAction<Row> {
  const session = useSession();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) =>
      session.call(async (client) => {
        try {
          await remove(client, id);
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [list] }),
  });
  return useConfirmedAction<Row>({
    focusRef,
    run: async (row) => {
      try {
        await removal.mutateAsync(row.id);
        onOutcome({ tone: 'success', text: texts.removed(row) });
      } catch {
        onOutcome({ tone: 'error', text: texts.failed });
      }
    },
  });
}
