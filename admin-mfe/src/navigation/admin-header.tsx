import { BRAND } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Button, Dialog, Icon, Logo } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import { useSessionState } from '../features/session/session-provider';
import { AccountLinks } from './account-links';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import { Palette } from './palette';
import styles from './navigation.module.css';
import { ScreenLinks } from './screen-links';

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

/** The navigation in a dialog along the edge, where there is no room for the rail. */
function Drawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.menu}
        icon={<Icon icon={Menu} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {COPY.menu}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={COPY.area} className={styles.drawer}>
        <ScreenLinks onFollow={close} />
        <div className={styles.accountLinks}>
          <AccountLinks />
        </div>
      </Dialog>
    </>
  );
}
