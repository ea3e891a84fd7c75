import { ADMIN_PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, Notice, TextField, TextLink } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import { SignInPanel } from '../../features/session/sign-in-panel';
import formStyles from '../../features/session/sign-in.module.css';
import { showRefusal } from '../../forms/show-refusal';
import { FORGOTTEN_COPY as COPY } from './forgotten-password.copy';

/** Asks for the address to which a link for a new password is mailed. */
function ForgottenPasswordPage() {
  const request = useApi().useMutation('post', '/api/auth/password-reset');
  const form = useForm({ defaultValues: { email: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await request.mutateAsync({ body });
    } catch (error) {
      if (!showRefusal(form, error, COPY.failed)) form.setFocus('email');
    }
  });

  return (
    <SignInPanel title={COPY.title} lead={COPY.lead}>
      <PageMeta title={COPY.title} description={COPY.description} path={ADMIN_PATHS.forgottenPassword} />
      <div className={formStyles.form}>
        {request.data ? (
          <Notice tone="success">{request.data.message}</Notice>
        ) : (
          <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)}>
            {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
            <TextField
              {...form.register('email')}
              label={COPY.email}
              type="email"
              autoComplete="username"
              required
              error={errors.email?.message}
            />
            <Button type="submit" isFullWidth isLoading={request.isPending} loadingText={COPY.submitting}>
              {COPY.submit}
            </Button>
          </form>
        )}
        <p>
          <TextLink to={ADMIN_PATHS.login}>{COPY.back}</TextLink>
        </p>
      </div>
    </SignInPanel>
  );
}

export { ForgottenPasswordPage as Component };
