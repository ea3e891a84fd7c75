import { PageMeta } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Notice, Skeleton, TextLink } from '@stillsam/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { returnAddress, SessionUnreachable } from '../../features/session/require-back-office';
import { hasBackOffice } from '../../features/session/session';
import { useSessionState } from '../../features/session/session-provider';
import { SignInForm, SignInPanel } from '../../features/session/sign-in';
import { GoogleSignIn } from './google-sign-in';
import { LOGIN_COPY } from './sign-in.copy';
import styles from '../../features/session/sign-in.module.css';

/** Sign-in of admins and teams; redirects to the page they came from, else to the dashboard. */
function LoginPage() {
  const session = useSessionState();
  const { state } = useLocation();
  if (session.status === 'signed-in' && hasBackOffice(session.user))
    return <Navigate to={returnAddress(state)} replace />;
  return (
    <SignInPanel title={LOGIN_COPY.title} lead={LOGIN_COPY.lead}>
      <PageMeta title={LOGIN_COPY.pageTitle} description={LOGIN_COPY.description} path={ADMIN_PATHS.login} />
      {session.status === 'loading' ? (
        <Skeleton label={LOGIN_COPY.loading} lines={4} />
      ) : session.status === 'unreachable' ? (
        <SessionUnreachable />
      ) : (
        <>
          {session.status === 'signed-in' ? (
            <Notice tone="info" className={styles.notice}>
              {LOGIN_COPY.notAdmin(session.user.username)}
            </Notice>
          ) : null}
          <SignInForm
            beside={(onSecondFactor) => <GoogleSignIn onSecondFactor={onSecondFactor} />}
            forgotten={
              <p className={styles.forgotten}>
                <TextLink to={ADMIN_PATHS.forgottenPassword}>{LOGIN_COPY.forgotten}</TextLink>
              </p>
            }
          />
        </>
      )}
    </SignInPanel>
  );
}

export { LoginPage as Component };
