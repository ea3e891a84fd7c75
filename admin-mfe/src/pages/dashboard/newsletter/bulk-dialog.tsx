import { ConfirmDialog } from '@stillsam/ui';
import type { ConfirmedAction } from '../../../features/list/use-confirmed-action';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { BulkChange } from './newsletter.queries';

/** Asks for confirmation of a bulk change. */
export function BulkDialog({ change }: { change: ConfirmedAction<BulkChange> }) {
  const isDelete = change.subject?.action === 'delete';
  const count = change.subject?.ids.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={change.subject !== null}
      title={isDelete ? NEWSLETTER_COPY.deleteQuestion(count) : NEWSLETTER_COPY.updateQuestion(count)}
      confirmLabel={isDelete ? DASHBOARD_COPY.remove : NEWSLETTER_COPY.update}
      busyLabel={isDelete ? DASHBOARD_COPY.removing : NEWSLETTER_COPY.updating}
      tone={isDelete ? 'danger' : 'primary'}
      isBusy={change.isBusy}
      onConfirm={change.confirm}
      onCancel={change.cancel}
    >
      <p>{isDelete ? NEWSLETTER_COPY.deleteText : NEWSLETTER_COPY.updateText}</p>
    </ConfirmDialog>
  );
}
