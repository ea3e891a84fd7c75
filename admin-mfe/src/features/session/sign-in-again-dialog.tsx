import { Button, Dialog } from '@stillsam/ui';
import { SESSION_COPY } from './session.copy';
import { useSession, useSessionState } from './session-provider';
import { SignInForm } from './sign-in-form';
import styles from './sign-in.module.css';

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
