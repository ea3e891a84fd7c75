import { Badge, Button, Notice, Skeleton, type BadgeTone } from '@stillsam/ui';
import { CAMPAIGN_COPY } from '../campaign.copy';
import type { CampaignCheck } from '../campaign.types';
import styles from './review-dialog.module.css';

const { review: copy } = CAMPAIGN_COPY;

/** In the order in which they are shown. */
const STATES = ['error', 'warning', 'unknown', 'ok'] as const satisfies readonly CampaignCheck['state'][];
const TONES: Record<CampaignCheck['state'], BadgeTone> = {
  error: 'danger',
  warning: 'warm',
  unknown: 'calm',
  ok: 'success',
};

interface CheckListProps {
  checks: CampaignCheck[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** What was looked at in the letter, and what was found; errors first. */
export function CheckList({ checks, isError, onRetry }: CheckListProps) {
  if (isError)
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={onRetry}>
            {copy.checksRetry}
          </Button>
        }
      >
        {copy.checksFailed}
      </Notice>
    );
  if (!checks) return <Skeleton lines={3} label={copy.checking} />;
  if (checks.length === 0) return <p className={styles.quiet}>{copy.noChecks}</p>;
  return (
    <ul className={styles.checks} role="list">
      {STATES.flatMap((state) => checks.filter((check) => check.state === state)).map(
        ({ name, state, title, message }) => (
          <li key={name} className={styles.check}>
            <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
            <div>
              <p className={styles.checkTitle}>{title}</p>
              {message ? <p className={styles.quiet}>{message}</p> : null}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
