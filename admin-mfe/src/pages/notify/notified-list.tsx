import type { components } from '@stillsam/contracts';
import { ConfirmDialog } from '@stillsam/ui';
import type { RefObject } from 'react';
import { useApi, useRefetch } from '../../api/use-api';
import type { ListOutcome } from '../../features/list/list-tab';
import { LIST_COPY } from '../../features/list/list.copy';
import { useConfirmedAction, type ConfirmedAction } from '../../features/list/use-confirmed-action';
import { NOTIFY_COPY as COPY } from './notify.copy';

/** A list, and the number of its addresses and of the confirmed ones. */
export type NotifyList = components['schemas']['PurposeCountDto'];

interface NotifiedListOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Empties a list whose notice was sent; addresses that were added after it was shown stay. */
export function useNotifiedList({ focusRef, onOutcome }: NotifiedListOptions): ConfirmedAction<NotifyList> {
  const { mutateAsync } = useApi().useMutation('delete', '/api/admin/notify', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/notify'),
  });
  return useConfirmedAction<NotifyList>({
    focusRef,
    run: async ({ purpose, newest_id }) => {
      try {
        const query = { purpose, until_id: newest_id ?? '' };
        const { removed } = await mutateAsync({ params: { query } });
        onOutcome({ tone: 'success', text: COPY.notifiedDone(removed) });
      } catch {
        onOutcome({ tone: 'error', text: COPY.notifiedFailed });
      }
    },
  });
}

/** Asks for confirmation before a list is emptied after its notice. */
export function NotifiedDialog({ removal }: { removal: ConfirmedAction<NotifyList> }) {
  const { subject } = removal;
  return (
    <ConfirmDialog
      {...removal.dialog}
      title={COPY.notifiedQuestion}
      confirmLabel={COPY.notifiedConfirm}
      tone="danger"
      busyLabel={LIST_COPY.removing}
    >
      <p>{subject ? COPY.notifiedText(subject.confirmed, COPY.purposes[subject.purpose]) : null}</p>
    </ConfirmDialog>
  );
}
