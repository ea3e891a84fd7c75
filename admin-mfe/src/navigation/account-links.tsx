import { useState } from 'react';
import { runtimeConfig } from '@stillsam/platform';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { usePlaces } from '../places/places';
import { useSession, useSessionState } from '../features/session/session-provider';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import { useScreens } from './screens';
import styles from './navigation.module.css';

/** The ways out of the back office: the site, signing out, and the own account where the navigation has no screens. */
export function AccountLinks() {
  const isSignedIn = 'user' in useSessionState();
  const { pathname } = useLocation();
  const { screens } = useScreens();
  return (
    <>
      {/* The site may be another origin, hence another document. */}
      <a className={styles.link} href={`${runtimeConfig().siteOrigin}${PATHS.home}`}>
        {COPY.homeLink}
      </a>
      {isSignedIn ? (
        <>
          {screens.length === 0 ? (
            <Link
              className={styles.link}
              to={ADMIN_PATHS.account}
              aria-current={pathname === ADMIN_PATHS.account ? 'page' : undefined}
            >
              {COPY.account}
            </Link>
          ) : null}
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
