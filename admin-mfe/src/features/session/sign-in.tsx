import { useCallback, useState, type ReactNode } from 'react';
import { ApiError } from '@stillsam/api-client';
import { Button, CheckboxField, TextField, TextLink } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { runtimeConfig } from '@stillsam/platform';
import { PATHS } from '@stillsam/paths';
import { bind, Form, Submit } from '../../forms/form';
import { PasskeySignIn } from './passkey-sign-in';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in.module.css';
import { z } from '../../forms/schema';

interface SignInPanelProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of the pages that stand before the back office. */
export function SignInPanel({ title, lead, children }: SignInPanelProps) {
  return (
    <section className={styles.page}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <p className={styles.home}>
        <TextLink to={`${runtimeConfig().siteOrigin}${PATHS.home}`} isExternal>
          {SESSION_COPY.home}
        </TextLink>
      </p>
    </section>
  );
}

/** Repeats a first step that was right, with the code of the second. @throws ApiError of the API's refusal. */
export type FinishSignIn = (code: string) => Promise<unknown>;

interface SignInFormProps {
  /** The address of the user whose session ended. */
  email?: string;
  /** A further way to sign in, above e-mail and password. It calls `onSecondFactor` where the API asks for a code. */
  beside?: (onSecondFactor: (finish: FinishSignIn) => void) => ReactNode;
  /** Below the password. */
  forgotten?: ReactNode;
}

/**
 * Signing in by e-mail and password and then a code where the account has a second factor, or by a passkey. The owner
 * follows the session to act on a successful sign-in.
 */
export function SignInForm({ email = '', beside, forgotten }: SignInFormProps) {
  /** While the code is asked for. */
  const [finish, setFinish] = useState<FinishSignIn | null>(null);
  const onSecondFactor = useCallback((next: FinishSignIn) => setFinish(() => next), []);
  if (finish) return <CodeForm onCode={finish} onCancel={() => setFinish(null)} />;
  return (
    <>
      {beside?.(onSecondFactor)}
      <PasswordSignIn email={email} onSecondFactor={onSecondFactor} />
      {forgotten}
      <PasskeySignIn />
    </>
  );
}

interface PasswordSignInProps {
  email: string;
  onSecondFactor: (finish: FinishSignIn) => void;
}

/** E-mail and password, which the browser checks. */
function PasswordSignIn({ email, onSecondFactor }: PasswordSignInProps) {
  const session = useSession();
  const form = useForm({ defaultValues: { email, password: '' } });
  const [isShown, setShown] = useState(false);
  // A refused form focuses the first invalid field in the order of registration.
  const emailField = bind(form, 'email');
  const passwordField = bind(form, 'password');
  const signIn = async ({ email: address, password }: { email: string; password: string }) => {
    // A browser remembers no password as a text.
    setShown(false);
    try {
      await session.signIn(address, password);
    } catch (error) {
      if (!needsSecondFactor(error)) throw error;
      onSecondFactor((code) => session.signIn(address, password, code));
    }
  };

  return (
    <Form form={form} noValidate={false} failed={SESSION_COPY.failed} focus="password" onSend={signIn}>
      <TextField
        {...emailField}
        label={SESSION_COPY.email}
        type="email"
        autoComplete="username webauthn"
        required
      />
      <TextField
        {...passwordField}
        ref={(field) => {
          passwordField.ref(field);
          // A dialog focuses what has the attribute when it opens; React's `autoFocus` does not write it.
          if (email) field?.toggleAttribute('autofocus', true);
        }}
        label={SESSION_COPY.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <CheckboxField
        label={SESSION_COPY.show}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <Submit form={form} className={styles.submit} isFullWidth loadingText={SESSION_COPY.submitting}>
        {SESSION_COPY.submit}
      </Submit>
    </Form>
  );
}

/** Whether a first factor was right, and the account has a second one. */
export function needsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
}

const { code: copy } = SESSION_COPY;
const CODE = z.object({ code: z.string().check(z.trim(), z.minLength(1, copy.missing)) });

interface CodeFormProps {
  /** @throws ApiError of the API's refusal. */
  onCode: (code: string) => Promise<unknown>;
  /** Back to the first step. */
  onCancel: () => void;
}

/** The second step of a sign-in: a code of an app, or for recovery. */
function CodeForm({ onCode, onCancel }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(CODE), defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      failed={SESSION_COPY.failed}
      focus="code"
      lead={<p>{copy.lead}</p>}
      onSend={({ code }) => onCode(code)}
    >
      <TextField
        {...bind(form, 'code')}
        label={copy.label}
        hint={copy.hint}
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <Submit form={form} isFullWidth loadingText={SESSION_COPY.submitting}>
        {SESSION_COPY.submit}
      </Submit>
      <Button variant="quiet" onClick={onCancel}>
        {copy.back}
      </Button>
    </Form>
  );
}
