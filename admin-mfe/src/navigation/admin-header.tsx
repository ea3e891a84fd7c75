import { BRAND } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Logo } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { useSessionState } from '../features/session/session-provider';
import { AccountLinks } from './account-links';
import { Drawer } from './drawer';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import { Palette } from './palette';
import styles from './navigation.module.css';

/** The bar above every admin page: the drawer, the brand, the site, account and sign-out. */
export function AdminHeader() {
  const isSignedIn = 'user' in useSessionState();
  return (
    <header className={styles.header}>
      {isSignedIn ? <Drawer /> : null}
      <Link to={ADMIN_PATHS.dashboard} className={styles.brand} aria-label={`${BRAND}, ${COPY.area}`}>
        <Logo /> <span className={styles.area}>{COPY.area}</span>
      </Link>
      <div className={styles.end}>
        {isSignedIn ? <Palette /> : null}
        <div className={isSignedIn ? styles.links : styles.linksAlone}>
          <AccountLinks />
        </div>
      </div>
    </header>
  );
}
