import { serverText } from '@stillsam/api-client';
import { Button, type ButtonVariant, ConfirmDialog } from '@stillsam/ui';
import type { RefObject } from 'react';
import type { ListOutcome } from '../../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../../features/list/use-confirmed-action';
import { STATUS_COPY } from '../campaign-status.copy';
import { changesOf, type CampaignStatus, type StatusChange } from '../campaign-status.logic';
import { useChangeStatus } from '../campaign-status.queries';
import look from '../../../look.module.css';

const { actions: COPY, stopDialog: STOP } = STATUS_COPY;
const VARIANTS: Record<StatusChange, ButtonVariant> = {
  cancel: 'secondary',
  pause: 'secondary',
  resume: 'primary',
  stop: 'quiet',
};

interface StatusActionsProps {
  status: CampaignStatus;
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome | null) => void;
}

/** What can be done with the campaign in its state. What cannot be taken back is confirmed first. */
export function StatusActions({ status, focusRef, onOutcome }: StatusActionsProps) {
  const { choose, busy, stop } = useStatusActions({ status, focusRef, onOutcome });
  const changes = changesOf(status.campaign).map((one) => (
    // The same button pauses and resumes, so that it keeps the focus.
    <Button
      key={one === 'resume' ? 'pause' : one}
      variant={VARIANTS[one]}
      isLoading={busy === one}
      loadingText={COPY.busy[one]}
      onClick={() => choose(one)}
    >
      {one === 'cancel' && status.campaign.welcome_days !== null ? COPY.switchOff : COPY[one]}
    </Button>
  ));
  return (
    <>
      {changes.length > 0 ? (
        <div role="group" aria-label={COPY.label} className={look.actions}>
          {changes}
        </div>
      ) : null}
      <StopDialog stop={stop} status={status} />
    </>
  );
}

/** Changes the status; a stop is asked about first. */
function useStatusActions({ status, focusRef, onOutcome }: StatusActionsProps) {
  const { mutateAsync, isPending, variables } = useChangeStatus(status.campaign.id);
  const run = async (wanted: StatusChange) => {
    onOutcome(null);
    try {
      await mutateAsync(wanted);
    } catch (error) {
      onOutcome({ tone: 'error', text: serverText(error) ?? COPY.failed });
    }
  };
  const stop = useConfirmedAction<'stop'>({ focusRef, run });
  const choose = (wanted: StatusChange) => {
    if (isPending) return;
    if (wanted === 'stop') stop.ask(wanted);
    else void run(wanted);
  };
  return { choose, busy: isPending ? variables : undefined, stop };
}

interface StopDialogProps {
  stop: ConfirmedAction<'stop'>;
  status: CampaignStatus;
}

/** Says what is lost when a campaign is stopped for good. */
function StopDialog({ stop, status: { campaign, figures } }: StopDialogProps) {
  const isRunning = campaign.welcome_days !== null;
  const { waiting } = figures.recipients;
  return (
    <ConfirmDialog
      {...stop.dialog}
      title={STOP.title}
      confirmLabel={STOP.confirm}
      cancelLabel={STOP.cancel}
      busyLabel={COPY.busy.stop}
      tone="danger"
    >
      <p>
        {isRunning ? `${STOP.runningLost} ` : null}
        {isRunning && waiting === 0 ? null : `${STOP.lost(waiting)} `}
        {STOP.forGood}
      </p>
    </ConfirmDialog>
  );
}
