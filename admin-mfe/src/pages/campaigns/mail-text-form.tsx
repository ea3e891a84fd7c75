import { useState } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Notice, TextArea, TextField, Dialog } from '@stillsam/ui';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { Refusal, Submit } from '../../forms/form';
import { bodyOf, useApi } from '../../api/use-api';
import { Time } from '../../features/list/cells';
import look from '../../look.module.css';
import styles from './campaigns-tab.module.css';
import type { WordedMail } from './mail-texts';
import { MAIL_TEXTS_COPY as COPY } from './campaigns.copy';
import { OutsideForm } from '../../features/rich-text/outside-form';
import { LazyPart } from '../../lazy-part';

type MailText = WordedMail['original'];

interface MailTextFormProps {
  mail: WordedMail;
  refetch: () => Promise<unknown>;
}

/** The subject and the opening paragraph of one mail. What is written stays when it is refused. */
export function MailTextForm({ mail, refetch }: MailTextFormProps) {
  const { client } = useApi();
  const { name, original, version } = mail;
  const params = { path: { name } };
  const form = useForm<MailText>({ defaultValues: { ...(mail.text ?? original) } });
  const typed = useWatch({ control: form.control });
  const [notice, setNotice] = useState('');
  const [shown, setShown] = useState<ShownMail | null>(null);
  const [isShowing, setShowing] = useState(false);

  const submit = form.handleSubmit(async (text) => {
    setNotice('');
    const body = { text: isSame(text, original) ? null : text, version };
    try {
      await bodyOf(client.PUT('/api/admin/settings/mail-texts/{name}', { params, body }));
      setNotice(COPY.saved);
    } catch (error) {
      showFaults(form, error, COPY.saveFailed);
    }
    // Also after a conflict, so that what is written can be saved over the version of somebody else.
    await refetch();
  });
  const preview = async () => {
    form.clearErrors();
    setShowing(true);
    try {
      const body = form.getValues();
      setShown(await bodyOf(client.POST('/api/admin/settings/mail-texts/{name}/preview', { params, body })));
    } catch (error) {
      showFaults(form, error, COPY.previewFailed);
    }
    setShowing(false);
  };
  return (
    <form method="post" noValidate className={styles.text} onSubmit={(event) => void submit(event)}>
      <TextField label={COPY.labels.subject} hint={hintOf(original.subject)} {...bind(form, 'subject')} />
      <TextArea
        label={COPY.labels.opening}
        hint={hintOf(original.opening)}
        rows={5}
        {...bind(form, 'opening')}
      />
      <Refusal form={form} />
      {notice ? <Notice tone="success">{notice}</Notice> : null}
      <div className={look.actions}>
        <Submit form={form} loadingText={COPY.saving}>
          {COPY.save}
        </Submit>
        <Button
          variant="secondary"
          isLoading={isShowing}
          loadingText={COPY.previewing}
          onClick={() => void preview()}
        >
          {COPY.preview}
        </Button>
        {isSame({ ...original, ...typed }, original) ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(original);
              setNotice(COPY.restored);
            }}
          >
            {COPY.restore}
          </Button>
        )}
      </div>
      <LastChange mail={mail} />
      <MailTextPreview mail={shown} onClose={() => setShown(null)} />
    </form>
  );
}

function LastChange({ mail: { text, changed_at, changed_by_name } }: Omit<MailTextFormProps, 'refetch'>) {
  if (!text || !changed_at) return <p className={styles.explanation}>{COPY.isOriginal}</p>;
  return (
    <p className={styles.explanation}>
      {COPY.changedBy(changed_by_name ?? '')} <Time iso={changed_at} />
    </p>
  );
}

const isSame = (a: MailText, b: MailText) =>
  a.subject.trim() === b.subject.trim() && a.opening.trim() === b.opening.trim();

function hintOf(original: string): string | undefined {
  const names = original.match(/\{[a-zåäö]+\}/g) ?? [];
  return names.length > 0 ? COPY.placeholders(names) : undefined;
}

/** The API names a field by its mail too. */
function showFaults(form: UseFormReturn<MailText>, error: unknown, fallback: string): void {
  const issues = error instanceof ApiError ? error.issues : [];
  for (const { path, message } of issues) {
    const field = path.split('.').at(-1) === 'subject' ? 'subject' : 'opening';
    form.setError(field, { message });
  }
  if (issues.length === 0) form.setError('root', { message: serverText(error) ?? fallback });
}

interface ShownMail {
  subject: string;
  html: string;
}

/** The whole mail with the words that are being written, for a sample recipient. */
function MailTextPreview({ mail, onClose }: { mail: ShownMail | null; onClose: () => void }) {
  if (mail === null) return null;
  return (
    <OutsideForm>
      <Dialog
        isOpen
        onClose={onClose}
        title={mail.subject}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {COPY.close}
          </Button>
        }
      >
        {/* Reachable by keyboard, because it scrolls. */}
        <div className={styles.mail} tabIndex={0} role="region" aria-label={mail.subject}>
          <LazyPart
            load={loadFrame}
            texts={{ loading: COPY.previewing, failed: COPY.previewFailed }}
            lines={8}
          >
            {({ LetterFrame }) => <LetterFrame html={mail.html} look="desktop" />}
          </LazyPart>
        </div>
      </Dialog>
    </OutsideForm>
  );
}

/** Lazy, because it loads the sanitiser. */
const loadFrame = () =>
  import(/* webpackChunkName: "letter-frame" */ '../../features/rich-text/letter-frame');
