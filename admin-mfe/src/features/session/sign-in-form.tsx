import { useEffect, useRef, useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Notice, TextField } from '@stillsam/ui';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  /** Filled in beforehand: who was signed in until now. */
  email?: string;
}

/** E-mail and password. What follows a successful sign-in is up to whoever watches the session. */
export function SignInForm({ email: knownEmail = '' }: SignInFormProps) {
  const session = useSession();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const isThere = useRef(true);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  useEffect(() => {
    // The attribute itself, which a dialog looks for when it opens; React would only focus the field.
    if (knownEmail) passwordRef.current?.toggleAttribute('autofocus', true);
  }, [knownEmail]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setIsChecked(true);
    if (!email.trim()) return emailRef.current?.focus();
    if (!password) return passwordRef.current?.focus();
    setIsWorking(true);
    setError(null);
    try {
      await session.signIn(email, password);
    } catch (reason) {
      if (!isThere.current) return;
      setError(serverText(reason) ?? SESSION_COPY.failed);
      passwordRef.current?.focus();
    } finally {
      if (isThere.current) setIsWorking(false);
    }
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <TextField
        ref={emailRef}
        label={SESSION_COPY.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={isChecked && !email.trim() ? SESSION_COPY.emailMissing : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        ref={passwordRef}
        label={SESSION_COPY.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={isChecked && !password ? SESSION_COPY.passwordMissing : undefined}
        onChange={(event) => setPassword(event.target.value)}
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
