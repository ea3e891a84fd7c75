import { PATHS } from '@stillsam/paths';
import { Link, NavLink } from 'react-router-dom';
import { LAYOUT_COPY, type NavigationLink } from '../layout.copy';
import styles from './header.module.css';

export function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <NavLink to={link.path} end={link.path === PATHS.home} className={styles.link}>
      {link.label}
    </NavLink>
  );
}

export function StartLink() {
  return (
    <Link to={PATHS.explore} className={styles.start}>
      {LAYOUT_COPY.startHere}
    </Link>
  );
}
