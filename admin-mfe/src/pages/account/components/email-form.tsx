import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../api/use-api';
import { useSessionState } from '../../../features/session/session-provider';
import { showRefusal } from '../../../forms/show-refusal';
import { ACCOUNT_COPY } from '../account.copy';
import styles from '../account-page.module.css';

const { email: copy } = ACCOUNT_COPY;

/** The address that the user signs in with; a new one is confirmed at both. */
export function EmailForm() {
  const session = useSessionState();
  const request = useApi().useMutation('post', '/api/auth/email');
  const form = useForm({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await request.mutateAsync({ body });
      form.reset();
    } catch (error) {
      showRefusal(form, error, copy.failed);
    }
  });
  return (
    <section className={styles.part} aria-labelledby="email">
      <h2 id="email" className={styles.heading}>
        {copy.title}
      </h2>
      <p className={styles.lead}>{copy.lead('user' in session ? session.user.email : '')}</p>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {request.data ? <Notice tone="success">{request.data.message}</Notice> : null}
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <TextField
          {...form.register('email', { required: copy.missing })}
          type="email"
          label={copy.label}
          hint={copy.hint}
          autoComplete="email"
          error={errors.email?.message}
        />
        <div>
          <Button type="submit" isLoading={request.isPending} loadingText={copy.sending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
