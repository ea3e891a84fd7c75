import { useEffect, useState } from 'react';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { ApiError, serverText } from '@stillsam/api-client';
import { Notice, Button } from '@stillsam/ui';
import { hasPasskeys, isCancelled } from './passkeys';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in.module.css';

/** A challenge works for five minutes: an offer is renewed before. */
const OFFER_MS = 4 * 60_000;

/** Signing in by a passkey: by a button, and in the address field of browsers that offer it there. */
export function PasskeySignIn() {
  const session = useSession();
  const isOffered = usePasskeysHere();
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!isOffered) return;
    let isThere = true;
    const offer = async (): Promise<void> => {
      try {
        if (await browserSupportsWebAuthnAutofill()) await session.signInByPasskey({ isAutofill: true });
      } catch (error) {
        // A press of the button and the next offer end it; a browser that refuses it leaves the button.
        if (!isThere || !(error instanceof ApiError) || error.code !== 'PASSKEY_REFUSED') return;
        setFailure(serverText(error) ?? SESSION_COPY.failed);
        return offer();
      }
    };
    void offer();
    const timer = setInterval(() => void offer(), OFFER_MS);
    return () => {
      isThere = false;
      clearInterval(timer);
    };
  }, [session, isOffered]);

  if (!isOffered) return null;
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{SESSION_COPY.or}</p>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <PasskeyButton
        variant="secondary"
        workingText={SESSION_COPY.submitting}
        failedText={SESSION_COPY.failed}
        onPress={() => session.signInByPasskey()}
      >
        {SESSION_COPY.passkey}
      </PasskeyButton>
      <p className={styles.aside}>{SESSION_COPY.passkeyHint}</p>
    </div>
  );
}

/** Whether this browser has passkeys and this page may use them; false until it is known. */
export function usePasskeysHere(): boolean {
  const session = useSession();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    let isThere = true;
    session.providers().then(
      ({ passkey_domain }) => isThere && setIsHere(hasPasskeys(passkey_domain)),
      // Without an answer the other ways to sign in remain.
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [session]);
  return isHere;
}

interface PasskeyButtonProps {
  children: string;
  variant?: 'secondary';
  workingText: string;
  /** Where the API gave no sentence. */
  failedText: string;
  hasFocus?: boolean;
  /** @throws ApiError; an error of the browser where the user cancels. */
  onPress: () => Promise<unknown>;
}

/** A button that lets the browser ask for a passkey. A ceremony that the user closes says nothing. */
export function PasskeyButton({
  children,
  variant,
  workingText,
  failedText,
  hasFocus = false,
  onPress,
}: PasskeyButtonProps) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setIsWorking(true);
    setFailure(null);
    try {
      await onPress();
    } catch (error) {
      if (!isCancelled(error)) setFailure(serverText(error) ?? failedText);
    }
    setIsWorking(false);
  };
  return (
    <>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <Button
        autoFocus={hasFocus}
        variant={variant}
        isFullWidth
        isLoading={isWorking}
        loadingText={workingText}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </>
  );
}
