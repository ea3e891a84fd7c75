import { useEffect, useRef, useState, type RefObject } from 'react';
import { ProgressLine, VisuallyHidden } from '@stillsam/ui';
import type { ListOutcome } from '../../../features/list/list-tab';
import { STATUS_COPY as COPY } from '../campaign-status.copy';
import { describeState, progressOf, type CampaignStatus } from '../campaign-status.logic';
import styles from '../campaign-status-page.module.css';
import { StatusActions } from './status-actions';

interface StatePanelProps {
  status: CampaignStatus;
  onOutcome: (outcome: ListOutcome | null) => void;
  /** Takes the focus when the button that had it is gone. */
  ref: RefObject<HTMLElement | null>;
}

/** The state in words, how far it is, and what can be done. */
export function StatePanel({ status, onOutcome, ref }: StatePanelProps) {
  const now = useNow();
  const { title, texts, serverWords } = describeState(status, now);
  const progress = progressOf(status);
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-label={COPY.state}>
      <div className={styles.state}>
        <h2 className={styles.stateTitle}>{title}</h2>
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

const STEP_MS = 1000;

/** The time, in milliseconds since 1970, renewed every second: a planned start passes while the page is open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
