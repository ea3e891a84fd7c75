import { ADMIN_PATHS } from '@stillsam/paths';
import { useLocation } from 'react-router-dom';
import { ScreenLinks } from './screen-links';
import styles from './navigation.module.css';

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
