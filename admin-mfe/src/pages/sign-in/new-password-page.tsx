import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@stillsam/api-client';
import { ADMIN_PATHS, TOKEN_QUERY } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, Notice, TextField, TextLink } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import {
  isRepeated,
  NEW_PASSWORD_FIELDS,
  NEW_PASSWORD_INPUTS,
} from '../../features/new-password/new-password';
import { SignInPanel } from '../../features/session/sign-in';
import styles from '../../features/session/sign-in.module.css';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { NEW_PASSWORD_COPY as COPY } from './sign-in.copy';

const SCHEMA = z.object(NEW_PASSWORD_FIELDS).check(isRepeated);
const GONE = 410;

/** A new password, by a mailed link. Nothing happens before it is sent. */
function NewPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get(TOKEN_QUERY);
  return (
    <SignInPanel title={COPY.title} lead={COPY.lead}>
      <PageMeta title={COPY.title} description={COPY.description} path={ADMIN_PATHS.newPassword} />
      {token ? <NewPasswordForm token={token} /> : <NoLink text={COPY.missing} />}
    </SignInPanel>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const reset = useApi().useMutation('post', '/api/auth/password-reset/confirm');
  const form = useForm({ resolver: zodResolver(SCHEMA), defaultValues: { new_password: '', repeat: '' } });
  const { errors } = form.formState;

  if (reset.isSuccess)
    return (
      <div className={styles.form}>
        <Notice tone="success">{COPY.saved}</Notice>
        <ButtonLink to={ADMIN_PATHS.login} isFullWidth>
          {COPY.logIn}
        </ButtonLink>
      </div>
    );
  const cause: unknown = reset.error;
  if (cause instanceof ApiError && cause.status === GONE) return <NoLink text={errors.root?.message ?? ''} />;
  return (
    <Form
      form={form}
      failed={COPY.failed}
      onSend={({ new_password }) => reset.mutateAsync({ body: { token, new_password } })}
    >
      {NEW_PASSWORD_INPUTS.map(({ name, ...texts }) => (
        <TextField key={name} {...bind(form, name)} {...texts} type="password" required />
      ))}
      <Submit form={form} isFullWidth loadingText={COPY.submitting}>
        {COPY.submit}
      </Submit>
    </Form>
  );
}

/** Why a link sets no password, and the way to another one. */
function NoLink({ text }: { text: string }) {
  return (
    <div className={styles.form}>
      <Notice tone="error">{text}</Notice>
      <p>
        <TextLink to={ADMIN_PATHS.forgottenPassword}>{COPY.again}</TextLink>
      </p>
    </div>
  );
}

export { NewPasswordPage as Component };
