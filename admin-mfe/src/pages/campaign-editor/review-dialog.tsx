import { useState } from 'react';
import { adminTabPath } from '@stillsam/paths';
import {
  Button,
  ButtonLink,
  Dialog,
  DialogActions,
  Notice,
  Badge,
  SelectField,
  Skeleton,
  TextLink,
  type BadgeTone,
} from '@stillsam/ui';
import type { CampaignForm } from './campaign-form.schema';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import type { Conflict } from '../../features/draft-editor/conflict.logic';
import { letterState } from '../../features/campaigns/campaigns';
import { useMayUse } from '../../features/session/require-back-office';
import { CAMPAIGN_COPY } from './campaign.copy';
import {
  useAudience,
  useChecks,
  type Campaign,
  type CampaignCalls,
  type CampaignCheck,
  type StoredLetter,
} from './campaign.queries';
import { describeTime, momentOf, refusalOf, startLabel, type Refusal } from './start-order.logic';
import fold from '@stillsam/ui/styles/fold.module.css';
import styles from './campaign-editor.module.css';
import look from '../../look.module.css';

const { review: copy, saving, people, countLoading, countFailed, countOfWelcome } = CAMPAIGN_COPY;

interface ReviewDialogProps {
  id: string;
  stored: StoredLetter;
  form: CampaignForm;
  start: CampaignCalls['start'];
  onStarted: () => void;
  /** Shows what was saved elsewhere. */
  onCompare: (conflict: Conflict<Campaign>) => void;
  /** Leads to the field of the form where a fault is mended. */
  onMend: (field: keyof CampaignForm, sentence: string) => void;
  onClose: () => void;
}

/** The last look before a letter goes: faults, recipients and time, then what else was found in it. */
export function ReviewDialog({
  id,
  stored,
  form,
  start,
  onStarted,
  onCompare,
  onMend,
  onClose,
}: ReviewDialogProps) {
  const checks = useChecks(id, stored.version);
  const found = checks.data?.checks;
  const faults = found?.filter(({ state }) => state === 'error') ?? [];
  const isBlocked = faults.some(({ blocks_start }) => blocks_start);
  const mend = useMend(id, faults, onMend);
  const segments = useApi().useQuery('get', '/api/admin/campaigns/segments').data?.segments ?? [];
  const [segment, setSegment] = useState('');
  const audience = useAudience(id, stored.version, segment);
  // Of another segment while this one is counted.
  const count = audience.isPlaceholderData ? undefined : audience.data?.count;
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isStarting, setIsStarting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  const order = async () => {
    setIsStarting(true);
    setRefusal({});
    try {
      const chosen = segment ? { segment_id: segment } : {};
      await start({ version: stored.version, send_at: momentOf(form), ...chosen });
      onStarted();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setIsStarting(false);
  };
  return (
    <Dialog isOpen title={copy.title} onClose={onClose}>
      <div className={styles.review}>
        {faults.length > 0 ? (
          <section className={styles.section} aria-labelledby="faults">
            <h3 id="faults" className={styles.heading}>
              {copy.faults(faults.length)}
            </h3>
            <Checks id={id} checks={faults} />
          </section>
        ) : null}
        {segments.length > 0 && stored.fields.welcome_days === null ? (
          <SelectField
            label={copy.segment}
            options={[
              { value: '', label: copy.wholeAudience },
              ...segments.map(({ id: value, name: label }) => ({ value, label })),
            ]}
            value={segment}
            onChange={({ target }) => setSegment(target.value)}
          />
        ) : null}
        <dl className={styles.facts}>
          <dt>{copy.who}</dt>
          <dd>{describeAudience(stored, count, audience.isError)}</dd>
          <dt>{copy.when}</dt>
          <dd>{describeTime(form, stored.fields)}</dd>
        </dl>
        <section className={styles.section} aria-labelledby="checks">
          <h3 id="checks" className={styles.heading}>
            {copy.checks}
          </h3>
          <CheckList
            id={id}
            checks={found?.filter((check) => !faults.includes(check))}
            isError={checks.isError}
            onRetry={() => void checks.refetch()}
          />
        </section>
        {isBlocked ? <Notice tone="error">{copy.blocked}</Notice> : null}
        {refusal.text ? (
          <RefusalNotice refusal={refusal} onStarted={onStarted} onCompare={onCompare} />
        ) : null}
        {isAsked ? <Notice tone="error">{copy.hasErrors}</Notice> : null}
        <DialogActions>
          <Button variant="secondary" className={styles.cancel} onClick={onClose}>
            {copy.cancel}
          </Button>
          {isBlocked ? null : isAsked ? (
            <Button variant="danger" isLoading={isStarting} onClick={() => void order()}>
              {copy.insist}
            </Button>
          ) : (
            <Button
              variant={mend ? 'secondary' : 'primary'}
              isLoading={isStarting}
              loadingText={momentOf(form) ? copy.scheduling : copy.starting}
              onClick={() => (faults.length > 0 ? setIsAsked(true) : void order())}
            >
              {startLabel(form, count)}
            </Button>
          )}
          {mend}
        </DialogActions>
      </div>
    </Dialog>
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
function useMend(id: string, faults: CampaignCheck[], onMend: ReviewDialogProps['onMend']) {
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

/** Who gets the letter, as a line. */
function describeAudience({ fields }: StoredLetter, count: number | undefined, isError: boolean): string {
  if (fields.welcome_days !== null) return countOfWelcome;
  if (isError) return countFailed;
  if (count === undefined) return countLoading;
  return count === 0 ? copy.nobody : people(count);
}

interface RefusalNoticeProps {
  refusal: Refusal;
  onStarted: () => void;
  onCompare: (conflict: Conflict<Campaign>) => void;
}

function RefusalNotice({ refusal: { text, isStarted, conflict }, onStarted, onCompare }: RefusalNoticeProps) {
  if (isStarted)
    return (
      <ActionNotice label={saving.toStatus} onAction={onStarted}>
        {text}
      </ActionNotice>
    );
  if (conflict)
    return (
      <ActionNotice label={saving.compare} onAction={() => onCompare(conflict)}>
        {text}
      </ActionNotice>
    );
  return <Notice tone="error">{text}</Notice>;
}

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
function CheckList({ id, checks, isError, onRetry }: CheckListProps) {
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

function Checks({ id, checks }: { id: string; checks: CampaignCheck[] }) {
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
