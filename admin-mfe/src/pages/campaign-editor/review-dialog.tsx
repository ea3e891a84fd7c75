import { useState } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Dialog, DialogActions, Notice, SelectField } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import type { Conflict } from '../../features/draft-editor/conflict.logic';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { formatDateTime } from '../../format-date';
import styles from './campaign-editor.module.css';
import type { CampaignForm } from './campaign-form.schema';
import { CAMPAIGN_COPY } from './campaign.copy';
import {
  changedCampaign,
  refusalText,
  useAudience,
  useChecks,
  type Campaign,
  type CampaignCalls,
  type CampaignFields,
  type StoredLetter,
} from './campaign.queries';
import { Checks, CheckList, useMend } from './letter-checks';

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

/** The moment of the start, ISO 8601; null for now. */
function momentOf({ timing, send_at }: CampaignForm): string | null {
  return timing === 'later' ? (fromSwedishTime(send_at) ?? null) : null;
}

/** When the letter goes, as a line. */
function describeTime(form: CampaignForm, { spread_hours, welcome_days }: CampaignFields): string {
  if (welcome_days !== null) return CAMPAIGN_COPY.welcome(welcome_days);
  const moment = momentOf(form);
  const start = moment ? copy.at(formatDateTime(moment)) : copy.now;
  return spread_hours > 0 ? start + copy.spread(CAMPAIGN_COPY.hours(spread_hours)) : start;
}

/** @param count undefined while it is not known. */
function startLabel(form: CampaignForm, count: number | undefined): string {
  if (form.timing === 'welcome') return copy.startWelcome;
  return form.timing === 'later' ? copy.schedule : copy.send(count);
}

interface Refusal {
  text?: string;
  /** The campaign is started already. */
  isStarted?: boolean;
  conflict?: Conflict<Campaign>;
}

/** Why the API did not start the campaign. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { text: copy.failed };
  if (error.status === 409) return { text: serverText(error) ?? copy.failed, isStarted: true };
  if (error.status === 412) {
    const conflict = changedCampaign(error) ?? undefined;
    return { text: conflict?.by.isOwn ? copy.changedByYou : copy.changed, conflict };
  }
  return { text: refusalText(error) ?? copy.failed };
}
