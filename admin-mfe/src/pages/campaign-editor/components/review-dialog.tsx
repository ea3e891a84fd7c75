import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Dialog, DialogActions, Notice, TextField } from '@stillsam/ui';
import type { CampaignForm } from '../campaign-fields.logic';
import { CAMPAIGN_COPY } from '../campaign.copy';
import { useAudience, useChecks, type CampaignCalls } from '../campaign.queries';
import type { Campaign, StoredCampaign } from '../campaign.types';
import { describeTime, momentOf, refusalOf, startLabel, type Refusal } from '../start-order.logic';
import { CheckList } from './check-list';
import styles from './review-dialog.module.css';

const { review: copy, saving, errors, people, countLoading, countFailed, countOfWelcome } = CAMPAIGN_COPY;

interface ReviewDialogProps {
  id: string;
  stored: StoredCampaign;
  form: CampaignForm;
  start: CampaignCalls['start'];
  onStarted: () => void;
  /** Shows what another admin has saved. */
  onCompare: (current: Campaign) => void;
  onClose: () => void;
}

/** The last look before a letter goes: checks, recipients, time and the admin's password. */
export function ReviewDialog({ id, stored, form, start, onStarted, onCompare, onClose }: ReviewDialogProps) {
  const checks = useChecks(id, stored.version);
  const audience = useAudience(id, stored.version);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isStarting, setIsStarting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal.password) passwordRef.current?.focus();
  }, [refusal]);

  const order = async () => {
    setIsStarting(true);
    setRefusal({});
    try {
      await start({ version: stored.version, password, send_at: momentOf(form) });
      onStarted();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setIsStarting(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    if (!password) setRefusal({ password: errors.passwordMissing });
    else if (checks.data?.some(({ state }) => state === 'error')) setIsAsked(true);
    else void order();
  };
  return (
    <Dialog isOpen title={copy.title} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <section className={styles.section} aria-labelledby="checks">
          <h3 id="checks" className={styles.heading}>
            {copy.checks}
          </h3>
          <CheckList checks={checks.data} isError={checks.isError} onRetry={() => void checks.refetch()} />
        </section>
        <dl className={styles.facts}>
          <dt>{copy.who}</dt>
          <dd>{describeAudience(stored, audience)}</dd>
          <dt>{copy.when}</dt>
          <dd>{describeTime(form, stored.fields)}</dd>
        </dl>
        <TextField
          ref={passwordRef}
          type="password"
          autoComplete="current-password"
          label={copy.password}
          hint={copy.passwordHint}
          required
          value={password}
          error={refusal.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {refusal.text ? (
          <RefusalNotice refusal={refusal} onStarted={onStarted} onCompare={onCompare} />
        ) : null}
        {isAsked ? (
          <Notice
            tone="error"
            action={
              <Button variant="danger" isLoading={isStarting} onClick={() => void order()}>
                {copy.insist}
              </Button>
            }
          >
            {copy.hasErrors}
          </Notice>
        ) : null}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          {isAsked ? null : (
            <Button type="submit" isLoading={isStarting} loadingText={copy.starting}>
              {startLabel(form, audience.data)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Who gets the letter, as a line. */
function describeAudience(
  { fields }: StoredCampaign,
  { data, isError }: { data: number | undefined; isError: boolean },
): string {
  if (fields.welcome_days !== null) return countOfWelcome;
  if (isError) return countFailed;
  if (data === undefined) return countLoading;
  return data === 0 ? copy.nobody : people(data);
}

interface RefusalNoticeProps {
  refusal: Refusal;
  onStarted: () => void;
  onCompare: (current: Campaign) => void;
}

function RefusalNotice({ refusal: { text, isStarted, current }, onStarted, onCompare }: RefusalNoticeProps) {
  const action = isStarted ? (
    <Button variant="secondary" onClick={onStarted}>
      {saving.toStatus}
    </Button>
  ) : current ? (
    <Button variant="secondary" onClick={() => onCompare(current)}>
      {saving.compare}
    </Button>
  ) : null;
  return (
    <Notice tone="error" action={action}>
      {text}
    </Notice>
  );
}
