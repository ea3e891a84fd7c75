import type { RefObject } from 'react';
import type { ListOutcome } from '../../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../../features/list/use-confirmed-action';
import { useAdminChange } from '../use-admin-change';
import { NOTIFY_COPY } from './notify.copy';
import { NOTIFY, type NotifyList, type RemovedEntries } from './notify.queries';

interface NotifiedListOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Empties a list whose notice was sent; addresses that were added after it was shown stay. */
export function useNotifiedList({ focusRef, onOutcome }: NotifiedListOptions): ConfirmedAction<NotifyList> {
  const removal = useAdminChange<NotifyList, RemovedEntries>([NOTIFY], (client, { purpose, newest_id }) =>
    client.DELETE('/api/admin/notify', { params: { query: { purpose, until_id: newest_id ?? '' } } }),
  );
  return useConfirmedAction<NotifyList>({
    focusRef,
    run: async (list) => {
      try {
        const { removed } = await removal.mutateAsync(list);
        onOutcome({ tone: 'success', text: NOTIFY_COPY.notifiedDone(removed) });
      } catch {
        onOutcome({ tone: 'error', text: NOTIFY_COPY.notifiedFailed });
      }
    },
  });
}
