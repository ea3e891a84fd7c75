import { PATHS } from '@stillsam/paths';
import { NavLink } from 'react-router-dom';
import { LAYOUT_COPY, type NavigationLink } from '../layout.copy';
import styles from './header.module.css';

export function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <NavLink reloadDocument to={link.path} end={link.path === PATHS.home} className={styles.link}>
      {link.label}
    </NavLink>
  );
}

export function StartLink() {
  return (
    <a href={PATHS.start} className={styles.start}>
      {LAYOUT_COPY.startHere}
    </a>
  );
}
