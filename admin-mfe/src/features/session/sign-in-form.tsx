import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in-form.module.css';

const SIGN_IN = z.object({
  // The rule of the HTML standard, which browsers apply to an address.
  email: z
    .string()
    .check(
      z.minLength(1, SESSION_COPY.emailMissing),
      z.regex(z.regexes.html5Email, SESSION_COPY.emailInvalid),
    ),
  password: z.string().check(z.minLength(1, SESSION_COPY.passwordMissing)),
});

interface SignInFormProps {
  /** The address of the user whose session ended. */
  email?: string;
}

/** E-mail and password. The owner follows the session to act on a successful sign-in. */
export function SignInForm({ email = '' }: SignInFormProps) {
  const session = useSession();
  const form = useForm({ resolver: zodResolver(SIGN_IN), defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  // A refused form focuses the first field at fault in the order of registration.
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
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
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
