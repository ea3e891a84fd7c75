import { useState } from 'react';
import { BRAND, runtimeConfig } from '@stillsam/platform';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import { Button, Logo } from '@stillsam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './admin-header.module.css';
import { useSession, useSessionState } from './features/session/session-provider';

export const ADMIN_COPY = {
  area: 'Redaktionen',
  account: 'Konto',
  homeLink: 'Webbplatsen',
  signOut: 'Logga ut',
  signingOut: 'Loggar ut...',
  signedInAs: (name: string) => `Inloggad som ${name}`,
} as const;

/** The bar above every admin page: brand, link to the site, account and sign-out. */
export function AdminHeader() {
  const session = useSessionState();
  const user = 'user' in session ? session.user : null;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={ADMIN_PATHS.dashboard} className={styles.brand} aria-label={`${BRAND}, ${ADMIN_COPY.area}`}>
          <Logo /> <span className={styles.area}>{ADMIN_COPY.area}</span>
        </Link>
        <nav className={styles.links} aria-label={ADMIN_COPY.area}>
          {/* The site may be another origin, hence another document. */}
          <a className={styles.link} href={`${runtimeConfig().siteOrigin}${PATHS.home}`}>
            {ADMIN_COPY.homeLink}
          </a>
          {user ? (
            <Link className={styles.link} to={ADMIN_PATHS.account}>
              {ADMIN_COPY.account}
            </Link>
          ) : null}
          {user ? <SignOutButton /> : null}
        </nav>
      </div>
    </header>
  );
}

function SignOutButton() {
  const session = useSession();
  const queries = useQueryClient();
  const [isWorking, setIsWorking] = useState(false);
  const signOut = async () => {
    setIsWorking(true);
    await session.signOut();
    // RequireAdmin redirects to the sign-in page.
    queries.clear();
  };
  return (
    <Button
      variant="quiet"
      className={styles.signOut}
      isLoading={isWorking}
      loadingText={ADMIN_COPY.signingOut}
      onClick={() => void signOut()}
    >
      {ADMIN_COPY.signOut}
    </Button>
  );
}
