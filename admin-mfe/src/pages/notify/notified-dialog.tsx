import { ConfirmDialog } from '@stillsam/ui';
import type { ConfirmedAction } from '../../features/list/use-confirmed-action';
import { LIST_COPY } from '../../features/list/list.copy';
import { NOTIFY_COPY } from './notify.copy';
import type { NotifyList } from './use-notified-list';

/** Asks for confirmation before a list is emptied after its notice. */
export function NotifiedDialog({ removal }: { removal: ConfirmedAction<NotifyList> }) {
  const { subject } = removal;
  return (
    <ConfirmDialog
      isOpen={subject !== null}
      title={NOTIFY_COPY.notifiedQuestion}
      confirmLabel={NOTIFY_COPY.notifiedConfirm}
      tone="danger"
      isBusy={removal.isBusy}
      busyLabel={LIST_COPY.removing}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      <p>
        {subject ? NOTIFY_COPY.notifiedText(subject.confirmed, NOTIFY_COPY.purposes[subject.purpose]) : null}
      </p>
    </ConfirmDialog>
  );
}
