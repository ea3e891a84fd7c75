import { adminTabPath } from '@stillsam/paths';
import { Badge, Button, ButtonLink, Skeleton, TextLink, type BadgeTone } from '@stillsam/ui';
import fold from '@stillsam/ui/styles/fold.module.css';
import { ActionNotice } from '../../action-notice';
import { letterState } from '../../features/campaigns/campaigns';
import { useMayUse } from '../../features/session/require-back-office';
import look from '../../look.module.css';
import styles from './campaign-editor.module.css';
import type { CampaignForm } from './campaign-form.schema';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignCheck } from './campaign.queries';

const { review: copy } = CAMPAIGN_COPY;

/** In the order in which they are shown. */
const STATES = ['error', 'warning', 'ok', 'unknown'] as const satisfies readonly CampaignCheck['state'][];
const TONES: Record<CampaignCheck['state'], BadgeTone> = {
  error: 'danger',
  warning: 'warm',
  unknown: 'neutral',
  ok: 'success',
};

interface CheckListProps {
  /** Of the letter. */
  id: string;
  checks: CampaignCheck[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** What was looked at in the letter beside its faults; warnings first, what could not be seen folded away at the end. */
export function CheckList({ id, checks, isError, onRetry }: CheckListProps) {
  if (isError)
    return (
      <ActionNotice label={copy.checksRetry} onAction={onRetry}>
        {copy.checksFailed}
      </ActionNotice>
    );
  if (!checks) return <Skeleton lines={3} label={copy.checking} />;
  if (checks.length === 0) return <p className={look.small}>{copy.noChecks}</p>;
  const unknown = checks.filter(({ state }) => state === 'unknown');
  return (
    <>
      <Checks id={id} checks={checks.filter((check) => !unknown.includes(check))} />
      {unknown.length > 0 ? (
        <details className={fold.fold}>
          <summary>{copy.unknown(unknown.length)}</summary>
          <Checks id={id} checks={unknown} />
        </details>
      ) : null}
    </>
  );
}

/** Checks with what was found, what is wrong first. */
export function Checks({ id, checks }: { id: string; checks: CampaignCheck[] }) {
  const mayEditSender = useMayUse('system');
  return (
    <ul className={styles.checks} role="list">
      {STATES.flatMap((state) => checks.filter((check) => check.state === state)).map(
        ({ name, state, title, message }) => (
          <li key={name} className={styles.check}>
            <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
            <div>
              <p className={styles.checkTitle}>{title}</p>
              {message ? <p className={`${look.small} ${look.breaks}`}>{message}</p> : null}
              {name === 'sender' && state !== 'ok' && mayEditSender ? (
                <p className={look.small}>
                  <TextLink to={adminTabPath('installningar')} state={letterState(id)}>
                    {copy.toSettings}
                  </TextLink>
                </p>
              ) : null}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

/** Fields where the faults of a check are mended, by its name. */
const FIELDS: Partial<Record<string, keyof CampaignForm>> = {
  subject: 'subject',
  size: 'content',
  'own-links': 'content',
  'foreign-links': 'content',
};

/** A way to the first fault that can be mended here; null without one, as where a domain has no record. */
export function useMend(
  id: string,
  faults: CampaignCheck[],
  onMend: (field: keyof CampaignForm, sentence: string) => void,
) {
  const mayEditSender = useMayUse('system');
  for (const { name, message } of faults) {
    const field = FIELDS[name];
    if (field) return <Button onClick={() => onMend(field, message)}>{copy.mend}</Button>;
    if (name === 'sender' && mayEditSender)
      return (
        <ButtonLink to={adminTabPath('installningar')} state={letterState(id)}>
          {copy.mend}
        </ButtonLink>
      );
  }
  return null;
}
