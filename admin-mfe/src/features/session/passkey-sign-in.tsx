import { useEffect, useState } from 'react';
import { PasskeyButton } from './passkey-button';
import { canAutofillPasskeys, hasPasskeys } from './passkeys';
import { SESSION_COPY } from './session.copy';
import { useSession } from './session-provider';
import styles from './sign-in.module.css';

/** Signing in by a passkey: by a button, and in the address field of browsers that offer it there. */
export function PasskeySignIn() {
  const session = useSession();
  const isOffered = usePasskeysHere();

  useEffect(() => {
    if (!isOffered) return;
    const offer = async () => {
      // A press of the button ends it; a browser that refuses it leaves the button.
      if (await canAutofillPasskeys()) await session.signInByPasskey({ isAutofill: true });
    };
    offer().catch(() => {});
  }, [session, isOffered]);

  if (!isOffered) return null;
  return (
    <div className={styles.passkey}>
      <PasskeyButton
        variant="secondary"
        workingText={SESSION_COPY.submitting}
        failedText={SESSION_COPY.failed}
        onPress={() => session.signInByPasskey()}
      >
        {SESSION_COPY.passkey}
      </PasskeyButton>
      <p className={styles.aside}>{SESSION_COPY.passkeyHint}</p>
      <p className={styles.aside}>{SESSION_COPY.or}</p>
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
