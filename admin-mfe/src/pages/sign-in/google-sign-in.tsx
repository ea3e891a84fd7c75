import { useEffect, useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { ADMIN_PATHS } from '@stillsam/paths';
import { ButtonLink, Notice, Spinner } from '@stillsam/ui';
import type { Providers, Session } from '../../features/session/session';
import { needsSecondFactor, type FinishSignIn } from '../../features/session/sign-in';
import { useSession } from '../../features/session/session-provider';
import styles from '../../features/session/sign-in.module.css';
import { LOGIN_COPY } from './sign-in.copy';
import {
  readGoogleAnswer,
  type GoogleAnswer,
  forgetRequest,
  idTokenAddress,
  wasAskedFor,
} from './google-token.logic';

interface GoogleSignInProps {
  onSecondFactor: (finish: FinishSignIn) => void;
}

/**
 * Signing in by Google, where the API is configured for it: a link, and the result in the address, which is removed
 * at once. No script of Google's is ever loaded into the page that holds the token.
 */
export function GoogleSignIn({ onSecondFactor }: GoogleSignInProps) {
  const { start, isWorking, failure } = useGoogleSignIn(onSecondFactor);
  if (isWorking) return <Spinner label={LOGIN_COPY.googleWorking} />;
  if (!start && !failure) return null;
  return (
    <div className={styles.google}>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {start ? (
        <>
          <ButtonLink to={start} isExternal variant="secondary" isFullWidth>
            {LOGIN_COPY.google}
          </ButtonLink>
          <p className={styles.or}>{LOGIN_COPY.or}</p>
        </>
      ) : null}
    </div>
  );
}

function useGoogleSignIn(onSecondFactor: GoogleSignInProps['onSecondFactor']) {
  const session = useSession();
  const [start, setStart] = useState<string | null>(null);
  const [answer] = useState(() => readGoogleAnswer(window.location.hash, wasAskedFor));
  const [isWorking, setIsWorking] = useState(answer !== null && !answer.hasFailed);
  const [failure, setFailure] = useState<string | null>(answer?.hasFailed ? LOGIN_COPY.googleFailed : null);

  useEffect(() => {
    // A failed sign-in gets a new link.
    if (isWorking) return;
    let isThere = true;
    session.providers().then(
      ({ google }) => isThere && google && setStart(startOf(google, window.location.origin)),
      // The form works without it.
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [session, isWorking]);

  useEffect(() => {
    if (!answer) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    if (answer.hasFailed) return;
    signIn(session, answer).catch((error: unknown) => {
      setIsWorking(false);
      if (needsSecondFactor(error)) return onSecondFactor((code) => signIn(session, answer, code));
      setFailure(serverText(error) ?? LOGIN_COPY.googleFallback);
    });
  }, [session, answer, onSecondFactor]);

  return { start, isWorking, failure };
}

type GoogleProvider = NonNullable<Providers['google']>;

/** The API's redirect flow where it has a client secret, else Google's implicit flow, whose token the API checks. */
function startOf({ client_id, redirect_url, authorization_url }: GoogleProvider, origin: string): string {
  return redirect_url
    ? `${redirect_url}?${new URLSearchParams({ origin })}`
    : idTokenAddress(
        { authorizationUrl: authorization_url, clientId: client_id },
        `${origin}${ADMIN_PATHS.login}`,
      );
}

async function signIn(
  session: Session,
  { code, idToken }: GoogleAnswer,
  secondFactor?: string,
): Promise<void> {
  if (code) await session.signInByCode(code, secondFactor);
  if (!idToken) return;
  forgetRequest();
  await session.signInByIdToken(idToken, secondFactor);
}
