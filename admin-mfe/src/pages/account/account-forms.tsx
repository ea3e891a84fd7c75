import { useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextField, Notice, RadioGroup, Skeleton } from '@stillsam/ui';
import { useForm, Controller } from 'react-hook-form';
import type { PasswordChange } from '../../features/session/session';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import {
  isRepeated,
  NEW_PASSWORD_FIELDS,
  NEW_PASSWORD_INPUTS,
} from '../../features/new-password/new-password';
import { ACCOUNT_COPY } from './account.copy';
import { FoldedPart } from '../../detail/part';
import { useApi, useRefetch } from '../../api/use-api';
import { useSession, useSessionState } from '../../features/session/session-provider';
import type { components } from '@stillsam/contracts';
import { useMayUse } from '../../features/session/require-back-office';

const { password: PASSWORD } = ACCOUNT_COPY;

/** The fields of a password change, named as in the API, and the new password repeated. */
const PASSWORD_CHANGE = z
  .object({
    current_password: z.string().check(z.minLength(1, PASSWORD.currentMissing)),
    ...NEW_PASSWORD_FIELDS,
  })
  .check(isRepeated);

const FIELDS = [
  { name: 'current_password', label: PASSWORD.current, hint: undefined, autoComplete: 'current-password' },
  ...NEW_PASSWORD_INPUTS,
] as const;

/** A new password, with the present one as proof. */
export function PasswordForm() {
  const session = useSession();
  const change = useMutation({
    mutationFn: (next: PasswordChange) => session.changePassword(next),
    onSuccess: useRefetch('/api/auth/sessions'),
  });
  const form = useForm({
    resolver: zodResolver(PASSWORD_CHANGE),
    defaultValues: { current_password: '', new_password: '', repeat: '' },
  });

  return (
    <FoldedPart id="password" title={PASSWORD.title} lead={PASSWORD.lead}>
      <Form
        form={form}
        failed={PASSWORD.failed}
        done={change.isSuccess ? PASSWORD.saved : null}
        onSend={async ({ current_password, new_password }) => {
          await change.mutateAsync({ current_password, new_password });
          form.reset();
        }}
      >
        {FIELDS.map(({ name, ...texts }) => (
          <TextField key={name} {...bind(form, name)} {...texts} type="password" required />
        ))}
        <Submit form={form} variant="secondary" loadingText={PASSWORD.saving}>
          {PASSWORD.save}
        </Submit>
      </Form>
    </FoldedPart>
  );
}

const { email: EMAIL } = ACCOUNT_COPY;

/** The address that the user signs in with; a new one is confirmed at both. */
export function EmailForm() {
  const session = useSessionState();
  const request = useApi().useMutation('post', '/api/auth/email');
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <FoldedPart id="email" title={EMAIL.title} note={'user' in session ? session.user.email : ''}>
      <Form
        form={form}
        failed={EMAIL.failed}
        done={request.data ? request.data.message : null}
        onSend={async (body) => {
          await request.mutateAsync({ body });
          form.reset();
        }}
      >
        <TextField
          {...bind(form, 'email', { required: EMAIL.missing })}
          type="email"
          label={EMAIL.label}
          hint={EMAIL.hint}
          autoComplete="email"
        />
        <Submit form={form} variant="secondary" loadingText={EMAIL.sending}>
          {EMAIL.send}
        </Submit>
      </Form>
    </FoldedPart>
  );
}

const { name: NAME } = ACCOUNT_COPY;
const MAX_NAME = 100;

/** The name that stands in the bylines. */
export function NameForm() {
  const session = useSessionState();
  const account = useSession();
  const change = useMutation({ mutationFn: (next: string) => account.changeName(next) });
  const name = 'user' in session ? session.user.name : '';
  const form = useForm({ defaultValues: { name } });

  return (
    <FoldedPart id="name" title={NAME.title} note={name || NAME.none}>
      <Form
        form={form}
        failed={NAME.failed}
        done={change.isSuccess ? NAME.saved : null}
        onSend={(sent) => change.mutateAsync(sent.name)}
      >
        <TextField
          label={NAME.label}
          hint={NAME.hint}
          autoComplete="name"
          {...bind(form, 'name', { maxLength: { value: MAX_NAME, message: NAME.tooLong } })}
        />
        <Submit form={form} variant="secondary" loadingText={NAME.saving}>
          {NAME.save}
        </Submit>
      </Form>
    </FoldedPart>
  );
}

const { notices: NOTICES } = ACCOUNT_COPY;
const PATH = '/api/admin/settings/notices';

type Setting = components['schemas']['NoticesSettingDto'];
type MailTime = Setting['value']['mail'];

const OPTIONS = (['at_once', 'daily', 'never'] satisfies MailTime[]).map((value) => ({
  value,
  label: NOTICES.times[value],
}));

/** When owners are mailed what waits; for them alone. */
export function NoticesPart() {
  const isOwner = useMayUse('system');
  return isOwner ? <Notices /> : null;
}

function Notices() {
  const { data, isError } = useApi().useQuery('get', PATH);
  return (
    <FoldedPart id="notices" title={NOTICES.title} note={data ? NOTICES.times[data.value.mail] : null}>
      {data ? <NoticesForm setting={data} /> : null}
      {!data && isError ? <Notice tone="error">{NOTICES.loadFailed}</Notice> : null}
      {!data && !isError ? <Skeleton lines={4} label={NOTICES.loading} /> : null}
    </FoldedPart>
  );
}

function NoticesForm({ setting: { value, version } }: { setting: Setting }) {
  const onSettled = useRefetch(PATH);
  const change = useApi().useMutation('put', PATH, { onSettled });
  const form = useForm({ values: { mail: value.mail } });

  return (
    <Form
      form={form}
      failed={NOTICES.failed}
      done={change.isSuccess ? NOTICES.saved : null}
      onSend={({ mail }) => change.mutateAsync({ body: { mail, version } })}
    >
      <Controller
        control={form.control}
        name="mail"
        render={({ field }) => (
          <RadioGroup
            label={NOTICES.label}
            hint={NOTICES.hint}
            options={OPTIONS}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <Submit form={form} variant="secondary" loadingText={NOTICES.saving}>
        {NOTICES.save}
      </Submit>
    </Form>
  );
}
