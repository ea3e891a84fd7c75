import { useState } from 'react';
import { runtimeConfig } from '@stillsam/platform';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlaces } from '../places/places';
import { useSession, useSessionState } from '../features/session/session-provider';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import styles from './navigation.module.css';

/** The ways out of the back office: the site, the own account, signing out. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  const isSignedIn = 'user' in useSessionState();
  return (
    <>
      {/* The site may be another origin, hence another document. */}
      <a className={styles.link} href={`${runtimeConfig().siteOrigin}${PATHS.home}`}>
        {COPY.homeLink}
      </a>
      {isSignedIn ? (
        <>
          <Link className={styles.link} to={ADMIN_PATHS.account} onClick={onFollow}>
            {COPY.account}
          </Link>
          <SignOutButton />
        </>
      ) : null}
    </>
  );
}

/** Signs out and forgets what was read. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const queries = useQueryClient();
  const places = usePlaces();
  return async () => {
    await session.signOut();
    // RequireBackOffice redirects to the sign-in page.
    queries.clear();
    places.clear();
  };
}

function SignOutButton() {
  const signOut = useSignOut();
  const [isWorking, setIsWorking] = useState(false);
  return (
    <Button
      variant="quiet"
      className={styles.signOut}
      isLoading={isWorking}
      loadingText={COPY.signingOut}
      onClick={() => {
        setIsWorking(true);
        void signOut();
      }}
    >
      {COPY.signOut}
    </Button>
  );
}
