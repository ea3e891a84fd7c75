import { useEffect, useRef, useState, type RefObject } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, ConfirmDialog, ProgressLine, VisuallyHidden, type ButtonVariant } from '@stillsam/ui';
import type { ListOutcome } from '../../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../../features/list/confirmed-action';
import { STATUS_COPY as COPY } from '../campaign-status.copy';
import {
  changesOf,
  describeState,
  progressOf,
  type CampaignStatus,
  type StatusChange,
} from '../campaign-status.logic';
import { useChangeCampaign } from '../campaign-status.queries';
import styles from '../campaign-status-page.module.css';
import look from '../../../look.module.css';

interface StatePanelProps {
  status: CampaignStatus;
  /** When the status was fetched, in milliseconds since 1970. */
  now: number;
  onOutcome: (outcome: ListOutcome | null) => void;
  /** Takes the focus when the button that had it is gone. */
  ref: RefObject<HTMLElement | null>;
}

/** The state in words, how far it is, and what can be done. */
export function StatePanel({ status, now, onOutcome, ref }: StatePanelProps) {
  const { title, texts, serverWords } = describeState(status, now);
  const progress = progressOf(status);
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-label={COPY.state}>
      <div className={styles.state}>
        <h2 className={styles.heading}>{title}</h2>
        <p>{texts.join(' ')}</p>
        {status.campaign.segment_name ? <p>{COPY.segment(status.campaign.segment_name)}</p> : null}
        {serverWords ? (
          <p className={styles.server}>
            <span>{COPY.serverSaid}</span> <code>{serverWords}</code>
          </p>
        ) : null}
      </div>
      {progress ? (
        <ProgressLine
          label={COPY.progress}
          value={progress.done}
          max={progress.total}
          valueText={COPY.progressText(progress.done, progress.total)}
        />
      ) : null}
      <StatusActions status={status} focusRef={ref} onOutcome={onOutcome} />
      <Announced title={title} />
    </section>
  );
}

/** Tells screen readers of a new state, never of the one that the page was opened with. */
function Announced({ title }: { title: string }) {
  const first = useRef(title);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    if (title !== first.current) setHasChanged(true);
  }, [title]);
  return (
    <VisuallyHidden>
      <span role="status">{hasChanged ? title : ''}</span>
    </VisuallyHidden>
  );
}

const { actions: ACTIONS, stopDialog: STOP } = COPY;
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
function StatusActions({ status, focusRef, onOutcome }: StatusActionsProps) {
  const { choose, busy, stop } = useStatusActions({ status, focusRef, onOutcome });
  const changes = changesOf(status.campaign).map((one) => (
    // The same button pauses and resumes, so that it keeps the focus.
    <Button
      key={one === 'resume' ? 'pause' : one}
      variant={VARIANTS[one]}
      isLoading={busy === one}
      loadingText={ACTIONS.busy[one]}
      onClick={() => choose(one)}
    >
      {one === 'cancel' && status.campaign.welcome_days !== null ? ACTIONS.switchOff : ACTIONS[one]}
    </Button>
  ));
  return (
    <>
      {changes.length > 0 ? (
        <div role="group" aria-label={ACTIONS.label} className={look.actions}>
          {changes}
        </div>
      ) : null}
      <StopDialog stop={stop} status={status} />
    </>
  );
}

/** Changes the status; a stop is asked about first. */
function useStatusActions({ status, focusRef, onOutcome }: StatusActionsProps) {
  const { mutateAsync, isPending, variables } = useChangeCampaign(status.campaign.id);
  const run = async (wanted: StatusChange) => {
    onOutcome(null);
    try {
      await mutateAsync(wanted);
    } catch (error) {
      onOutcome({ tone: 'error', text: serverText(error) ?? ACTIONS.failed });
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
      busyLabel={ACTIONS.busy.stop}
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
