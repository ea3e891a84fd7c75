import { useState, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Dialog, Notice, SelectField, Skeleton, TextArea, TextField } from '@stillsam/ui';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { LIST_COPY } from '../../features/list/list.copy';
import { ActionNotice } from '../../action-notice';
import { bodyOf, useApi } from '../../api/use-api';
import { Time } from '../../features/list/cells';
import { ListTab } from '../../features/list/list-tab';
import { bind, Refusal, Submit } from '../../forms/form';
import { LazyPart } from '../../lazy-part';
import look from '../../look.module.css';
import styles from './campaigns-tab.module.css';
import { MAIL_TEXTS_COPY as COPY } from './campaigns.copy';

type WordedMail = components['schemas']['WordedMailDto'];

/** The words of the mails that the system sends by itself, one mail at a time. */
export function MailTextsView({ views }: { views: ReactNode }) {
  const { data, isError, refetch } = useApi().useQuery(
    'get',
    '/api/admin/settings/mail-texts',
    {},
    { refetchOnWindowFocus: false },
  );
  const [chosen, setChosen] = useState('');
  const mail = data?.mails.find(({ name }) => name === chosen) ?? data?.mails[0];
  if (!data || !mail)
    return (
      <ListTab actions={views}>
        {isError ? (
          <ActionNotice label={LIST_COPY.retry} onAction={() => void refetch()}>
            {COPY.failed}
          </ActionNotice>
        ) : (
          <Skeleton lines={6} label={COPY.loading} />
        )}
      </ListTab>
    );
  return (
    <ListTab actions={views}>
      <div className={styles.text}>
        <p className={styles.explanation}>{COPY.explanation}</p>
        <SelectField
          label={COPY.choose}
          options={data.mails.map(({ name, title, text }) => ({
            value: name,
            label: text ? COPY.own(title) : title,
          }))}
          value={mail.name}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <MailTextForm key={mail.name} mail={mail} refetch={refetch} />
    </ListTab>
  );
}

type MailText = WordedMail['original'];

interface MailTextFormProps {
  mail: WordedMail;
  refetch: () => Promise<unknown>;
}

/** The subject and the opening paragraph of one mail. What is written stays when it is refused. */
function MailTextForm({ mail, refetch }: MailTextFormProps) {
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
    <>
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
      </form>
      {shown ? <MailTextPreview mail={shown} onClose={() => setShown(null)} /> : null}
    </>
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
function MailTextPreview({ mail, onClose }: { mail: ShownMail; onClose: () => void }) {
  return (
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
        <LazyPart load={loadFrame} texts={{ loading: COPY.previewing, failed: COPY.previewFailed }} lines={8}>
          {({ LetterFrame }) => <LetterFrame html={mail.html} look="desktop" />}
        </LazyPart>
      </div>
    </Dialog>
  );
}

/** Lazy, because it loads the sanitiser. */
const loadFrame = () => import(/* webpackChunkName: "html-view" */ '../../features/rich-text/html-view');
