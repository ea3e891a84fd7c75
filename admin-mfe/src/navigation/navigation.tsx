import { BRAND, runtimeConfig } from '@stillsam/platform';
import { ADMIN_PATHS, PATHS } from '@stillsam/paths';
import { Button, Dialog, Icon, Logo, VisuallyHidden } from '@stillsam/ui';
import { Link, useLocation } from 'react-router-dom';
import { useState, useId } from 'react';
import Menu from 'lucide-react/icons/menu';
import { useSessionState, useSignOut } from '../features/session/session-provider';
import { NAVIGATION_COPY as COPY, SCREEN_GROUPS } from './navigation.copy';
import { Palette } from './palette';
import styles from './navigation.module.css';
import { useScreens } from './screens';
import { formatNumber } from '@stillsam/ui/format-number';
import { usePlaces } from '../places/places';
import { countOfTab } from '../features/overview/to-do.logic';
import { useOverview } from '../features/overview/use-to-do';

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

/** The ways out of the back office: the site, signing out, and the own account where the navigation has no screens. */
function AccountLinks() {
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

/** Links to every screen in their groups. Another screen opens as it was left, the present one without its filters. */
function ScreenLinks({ onFollow }: { onFollow?: () => void }) {
  const { screens, current, parent } = useScreens();
  const { addressOf } = usePlaces();
  const id = useId();
  if (screens.length === 0) return null;
  return (
    <nav className={styles.screens} aria-label={COPY.label}>
      {SCREEN_GROUPS.map((group) => {
        const members = screens.filter((screen) => screen.group === group);
        if (members.length === 0) return null;
        const heading = COPY.groups[group];
        return (
          <div key={group}>
            {heading ? (
              <p id={`${id}${group}`} className={styles.group}>
                {heading}
              </p>
            ) : null}
            <ul role="list" aria-labelledby={heading ? `${id}${group}` : undefined}>
              {members.map(({ path, label, id: tab }) => (
                <li key={path}>
                  <Link
                    className={styles.screen}
                    to={path === current?.path ? path : addressOf(path)}
                    aria-current={
                      path === current?.path ? 'page' : path === parent?.path ? 'true' : undefined
                    }
                    onClick={onFollow}
                  >
                    {label}
                    <Count tab={tab} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** How much waits behind a link. @param tab id of its screen of the dashboard. */
function Count({ tab }: { tab: string | undefined }) {
  const count = countOfTab(useOverview().data?.toDo ?? [], tab);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count)} <VisuallyHidden>{COPY.waiting}</VisuallyHidden>
    </span>
  );
}

/** Pages that stand alone: those before the sign-in, and the editors. */
const ALONE: readonly string[] = [
  ADMIN_PATHS.login,
  ADMIN_PATHS.forgottenPassword,
  ADMIN_PATHS.newPassword,
  ADMIN_PATHS.newAddress,
  ADMIN_PATHS.newPost,
];
const EDITOR = /^\/admin\/(blog\/edit|utskick)\/[^/]+$/;

/** The navigation beside the page, on wide screens. Its column is there before the session is known. */
export function Rail() {
  const { pathname } = useLocation();
  if (ALONE.includes(pathname) || EDITOR.test(pathname)) return null;
  return (
    <div className={styles.rail}>
      <ScreenLinks />
    </div>
  );
}
