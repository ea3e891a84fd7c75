import { useId } from 'react';
import { VisuallyHidden } from '@stillsam/ui';
import { formatNumber } from '@stillsam/ui/format-number';
import { Link, useLocation } from 'react-router-dom';
import { ADMIN_PATHS } from '@stillsam/paths';
import { usePlaces } from '../places/places';
import { countOfTab } from '../features/overview/to-do.logic';
import { useOverview } from '../features/overview/use-to-do';
import { SCREEN_GROUPS } from '../tabs/dashboard-tab';
import { NAVIGATION_COPY as COPY } from './navigation.copy';
import { useScreens } from './screens';
import styles from './navigation.module.css';

/** Links to every screen in their groups. Another screen opens as it was left, the present one without its filters. */
export function ScreenLinks({ onFollow }: { onFollow?: () => void }) {
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
