import { useEffect, useRef } from 'react';
import { Button, Notice, TextField } from '@stillsam/ui';
import { SESSION_COPY } from './session.copy';
import { useSignInForm } from './use-sign-in-form';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** Filled in beforehand: who was signed in until now. */
  email?: string;
}

/** E-mail and password. What follows a successful sign-in is up to whoever watches the session. */
export function SignInForm({ email: knownEmail = '' }: SignInFormProps) {
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { failure, isWorking, submit, bind } = useSignInForm(knownEmail, emailRef, passwordRef);

  useEffect(() => {
    // The attribute itself, which a dialog looks for when it opens; React would only focus the field.
    if (knownEmail) passwordRef.current?.toggleAttribute('autofocus', true);
  }, [knownEmail]);

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <TextField
        ref={emailRef}
        label={SESSION_COPY.email}
        type="email"
        autoComplete="username"
        {...bind('email')}
      />
      <TextField
        ref={passwordRef}
        label={SESSION_COPY.password}
        type="password"
        autoComplete="current-password"
        {...bind('password')}
      />
      <Button
        type="submit"
        className={styles.submit}
        isFullWidth
        isLoading={isWorking}
        loadingText={SESSION_COPY.submitting}
      >
        {SESSION_COPY.submit}
      </Button>
    </form>
  );
}
