import { Button, Notice } from '@stillsam/ui';
import styles from './notice-board.module.css';
import { FORM_COPY, NOTICES_COPY as COPY } from './offline-notices.copy';
import type { FormSubmission } from './worker-contract';

type Forget = (form: FormSubmission) => void;

interface FormNoticesProps {
  forms: readonly FormSubmission[];
  onForget: Forget;
}

/** Notices of forms that are queued offline, and of the outcomes of those that were sent. */
export function FormNotices({ forms, onForget }: FormNoticesProps) {
  const queued = forms.filter(({ state }) => state === 'queued');
  return (
    <>
      {forms.map((form) =>
        form.state === 'queued' ? null : <Outcome key={form.key} form={form} onForget={onForget} />,
      )}
      {queued.length > 0 ? (
        <Notice role="none" title={COPY.waitingTitle}>
          <p>{COPY.waitingText}</p>
          <ul className={styles.forms} role="list">
            {queued.map((form) => (
              <li key={form.key}>
                <span>{FORM_COPY[form.kind].waiting}</span>
                <Remove name={FORM_COPY[form.kind].waiting} onPress={() => onForget(form)} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

function Outcome({ form, onForget }: { form: FormSubmission; onForget: Forget }) {
  const copy = FORM_COPY[form.kind];
  if (form.state === 'sent')
    return (
      <Notice tone="success" role="none" onDismiss={() => onForget(form)}>
        {copy.sent}
      </Notice>
    );
  return (
    <Notice tone="error" role="none" action={<Remove name={copy.waiting} onPress={() => onForget(form)} />}>
      <p>
        {copy.refused} {form.reason}
      </p>
      <details>
        <summary>{COPY.written}</summary>
        {Object.values(form.fields)
          .filter((value) => typeof value === 'string')
          .map((value, index) => (
            <p key={index} className={styles.written}>
              {value}
            </p>
          ))}
      </details>
    </Notice>
  );
}

function Remove({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button variant="quiet" aria-label={`${COPY.remove}: ${name}`} onClick={onPress}>
      {COPY.remove}
    </Button>
  );
}
