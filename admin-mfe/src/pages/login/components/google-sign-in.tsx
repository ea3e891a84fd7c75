import { useEffect, useState } from 'react';
import { ApiError } from '@stillsam/api-client';
import { ButtonLink, Notice, Spinner } from '@stillsam/ui';
import { useSession } from '../../../features/session/session-provider';
import { LOGIN_COPY } from '../login.copy';
import styles from './google-sign-in.module.css';
import { readGoogleAnswer } from './google-answer.logic';

/**
 * The way by Google, where the API has it: a link there, and what comes back in the address, which is taken out of
 * it at once. Without it nothing is shown, and nothing of Google's is ever loaded.
 */
export function GoogleSignIn() {
  const { start, isWorking, failure } = useGoogleSignIn();
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

function useGoogleSignIn() {
  const session = useSession();
  const [start, setStart] = useState<string | null>(null);
  const [answer] = useState(() => readGoogleAnswer(window.location.hash));
  const [isWorking, setIsWorking] = useState(answer?.code !== undefined);
  const [failure, setFailure] = useState<string | null>(answer?.hasFailed ? LOGIN_COPY.googleFailed : null);

  useEffect(() => {
    let isThere = true;
    session.googleStart(window.location.origin).then(
      (address) => isThere && setStart(address),
      // The form is there in any case.
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [session]);

  useEffect(() => {
    if (!answer) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    if (!answer.code) return;
    session.signInByCode(answer.code).catch((error: unknown) => {
      setIsWorking(false);
      const isNoAdmin = error instanceof ApiError && error.status === 403;
      setFailure(isNoAdmin ? error.message : LOGIN_COPY.googleFailed);
    });
  }, [session, answer]);

  return { start, isWorking, failure };
}
