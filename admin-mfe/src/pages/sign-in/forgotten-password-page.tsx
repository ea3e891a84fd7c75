import { ADMIN_PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Notice, TextField, TextLink } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind, Form, Submit } from '../../forms/form';
import { useApi } from '../../api/use-api';
import { SignInPanel } from '../../features/session/sign-in';
import styles from '../../features/session/sign-in.module.css';
import { FORGOTTEN_COPY as COPY } from './sign-in.copy';

/** Asks for the address to which a link for a new password is mailed. */
function ForgottenPasswordPage() {
  const request = useApi().useMutation('post', '/api/auth/password-reset');
  const form = useForm({ defaultValues: { email: '' } });

  return (
    <SignInPanel title={COPY.title} lead={COPY.lead}>
      <PageMeta title={COPY.title} description={COPY.description} path={ADMIN_PATHS.forgottenPassword} />
      <div className={styles.form}>
        {request.data ? (
          <Notice tone="success">{request.data.message}</Notice>
        ) : (
          <Form
            form={form}
            noValidate={false}
            failed={COPY.failed}
            focus="email"
            onSend={(body) => request.mutateAsync({ body })}
          >
            <TextField
              {...bind(form, 'email')}
              label={COPY.email}
              type="email"
              autoComplete="username"
              required
            />
            <Submit form={form} isFullWidth loadingText={COPY.submitting}>
              {COPY.submit}
            </Submit>
          </Form>
        )}
        <p>
          <TextLink to={ADMIN_PATHS.login}>{COPY.back}</TextLink>
        </p>
      </div>
    </SignInPanel>
  );
}

export { ForgottenPasswordPage as Component };
