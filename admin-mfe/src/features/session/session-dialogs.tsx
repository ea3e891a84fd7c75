import { Button, Dialog, DialogActions, Notice, Skeleton, TextField } from '@stillsam/ui';
import { SESSION_COPY } from './session.copy';
import { useSession, useSessionState } from './session-provider';
import { SignInForm } from './sign-in';
import styles from './sign-in.module.css';
import { useForm } from 'react-hook-form';
import { bind, Form, Submit } from '../../forms/form';
import { usePasskeysHere, PasskeyButton } from './passkey-sign-in';
import { useFactors } from './second-factor-due';

/** Opens over the page when the session expires; the page below keeps what was typed. */
export function SignInAgainDialog() {
  const session = useSession();
  const state = useSessionState();
  if (state.status !== 'expired' || !state.isDialogOpen) return null;
  return (
    <Dialog
      isOpen
      title={SESSION_COPY.expiredTitle}
      description={SESSION_COPY.expiredText}
      onClose={() => session.dismissSignIn()}
    >
      <SignInForm email={state.user.email} />
      <div className={styles.dismiss}>
        <Button variant="quiet" onClick={() => session.dismissSignIn()}>
          {SESSION_COPY.expiredDismiss}
        </Button>
      </div>
    </Dialog>
  );
}

const { proof: copy, code: codeCopy } = SESSION_COPY;

/** Opens over the page when a call asks for a proof of who the user is; the call is repeated after it. */
export function StepUpDialog() {
  const session = useSession();
  const state = useSessionState();
  if (state.status !== 'signed-in' || !state.isProofAsked) return null;
  return (
    <Dialog
      isOpen
      title={copy.title}
      description={copy.lead}
      size="small"
      onClose={() => session.dismissProof()}
    >
      <ProofOptions />
    </Dialog>
  );
}

/** A passkey where the account has one, a code where it has a second factor, and its password where it has none. */
function ProofOptions() {
  const isPasskeyHere = usePasskeysHere();
  const factors = useFactors();
  if (factors.isPending) return <Skeleton lines={3} label={copy.loading} />;
  const { passkeys = [], has_totp = false, recovery_codes_left = 0 } = factors.data ?? {};
  const hasFactor = passkeys.length > 0 || has_totp;
  const canUsePasskey = passkeys.length > 0 && isPasskeyHere;
  const hasCode = has_totp || recovery_codes_left > 0;
  return (
    <>
      {canUsePasskey ? <PasskeyProof /> : null}
      {!hasFactor ? <TypedProof field="password" hasFocus /> : null}
      {hasCode ? <TypedProof field="code" hasFocus={!canUsePasskey} /> : null}
      {hasFactor && !canUsePasskey && !hasCode ? <Notice tone="info">{copy.elsewhere}</Notice> : null}
    </>
  );
}

function PasskeyProof() {
  const session = useSession();
  return (
    <div className={styles.passkey}>
      <PasskeyButton
        hasFocus
        workingText={copy.submitting}
        failedText={copy.failed}
        onPress={() => session.proveByPasskey()}
      >
        {copy.passkey}
      </PasskeyButton>
    </div>
  );
}

const FIELDS = {
  password: { label: copy.password, hint: copy.google, type: 'password', autoComplete: 'current-password' },
  code: { label: codeCopy.label, hint: codeCopy.hint, type: 'text', autoComplete: 'one-time-code' },
} as const;
const MISSING = { password: copy.passwordMissing, code: codeCopy.missing };

function TypedProof({ field, hasFocus }: { field: 'password' | 'code'; hasFocus: boolean }) {
  const session = useSession();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <Form
      form={form}
      failed={copy.failed}
      focus={field}
      onSend={(fields) => session.prove({ [field]: fields[field] })}
    >
      <TextField
        {...bind(form, field, { required: MISSING[field] })}
        {...FIELDS[field]}
        autoFocus={hasFocus}
        required
      />
      <DialogActions>
        <Button variant="secondary" onClick={() => session.dismissProof()}>
          {copy.cancel}
        </Button>
        <Submit form={form} loadingText={copy.submitting}>
          {copy.submit}
        </Submit>
      </DialogActions>
    </Form>
  );
}
