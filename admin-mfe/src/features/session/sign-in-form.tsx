import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../forms/show-refusal';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in.module.css';

interface SignInFormProps {
  /** The address of the user whose session ended. */
  email?: string;
}

/** E-mail and password, which the browser checks. The owner follows the session to act on a successful sign-in. */
export function SignInForm({ email = '' }: SignInFormProps) {
  const session = useSession();
  const form = useForm({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  // A refused form focuses the first invalid field in the order of registration.
  const emailField = form.register('email');
  const passwordField = form.register('password');

  const submit = form.handleSubmit(async (fields) => {
    try {
      await session.signIn(fields.email, fields.password);
    } catch (error) {
      if (!showRefusal(form, error, SESSION_COPY.failed)) form.setFocus('password');
    }
  });

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <TextField
        {...emailField}
        label={SESSION_COPY.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <TextField
        {...passwordField}
        ref={(field) => {
          passwordField.ref(field);
          // A dialog focuses what has the attribute when it opens; React's `autoFocus` does not write it.
          if (email) field?.toggleAttribute('autofocus', true);
        }}
        label={SESSION_COPY.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button
        type="submit"
        className={styles.submit}
        isFullWidth
        isLoading={isSubmitting}
        loadingText={SESSION_COPY.submitting}
      >
        {SESSION_COPY.submit}
      </Button>
    </form>
  );
}
