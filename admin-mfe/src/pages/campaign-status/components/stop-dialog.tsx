import { ConfirmDialog } from '@stillsam/ui';
import type { ConfirmedAction } from '../../../features/list/use-confirmed-action';
import { STATUS_COPY } from '../campaign-status.copy';
import type { CampaignStatus } from '../campaign-status.logic';

const { stopDialog: COPY, actions } = STATUS_COPY;

interface StopDialogProps {
  stop: ConfirmedAction<'stop'>;
  status: CampaignStatus;
}

/** Says what is lost when a campaign is stopped for good. */
export function StopDialog({ stop, status: { campaign, figures } }: StopDialogProps) {
  const isRunning = campaign.welcome_days !== null;
  const { waiting } = figures.recipients;
  return (
    <ConfirmDialog
      isOpen={stop.subject !== null}
      title={COPY.title}
      confirmLabel={COPY.confirm}
      cancelLabel={COPY.cancel}
      busyLabel={actions.busy.stop}
      tone="danger"
      isBusy={stop.isBusy}
      onConfirm={stop.confirm}
      onCancel={stop.cancel}
    >
      <p>
        {isRunning ? `${COPY.runningLost} ` : null}
        {isRunning && waiting === 0 ? null : `${COPY.lost(waiting)} `}
        {COPY.forGood}
      </p>
    </ConfirmDialog>
  );
}
