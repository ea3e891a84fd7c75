import { PATHS } from '@stillsam/paths';
import { Logo } from '@stillsam/ui';
import { Link, NavLink } from 'react-router-dom';
import { EXPLORE_LINKS, HOME_LINK, LAYOUT_COPY, PAGE_LINKS, type NavigationLink } from './layout.copy';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure';
import { useScrolled } from './use-scrolled';

export function Header() {
  const isScrolled = useScrolled();
  return (
    <header
      className={isScrolled ? `${styles.header} ${styles.scrolled}` : styles.header}
      data-scrolled={isScrolled}
    >
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.home} aria-label={LAYOUT_COPY.homeLabel}>
          <Logo />
        </Link>
        <nav className={styles.wide} aria-label={LAYOUT_COPY.mainNavigation}>
          <HeaderLink link={HOME_LINK} />
          <ExploreMenu />
          {PAGE_LINKS.map((link) => (
            <HeaderLink key={link.path} link={link} />
          ))}
          <StartLink />
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <NavLink to={link.path} end={link.path === PATHS.home} className={styles.link}>
      {link.label}
    </NavLink>
  );
}

function StartLink() {
  return (
    <Link to={PATHS.explore} className={styles.start}>
      {LAYOUT_COPY.startHere}
    </Link>
  );
}

function ExploreMenu() {
  const details = useDisclosure();
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.link}>
        {LAYOUT_COPY.explore}
        <Chevron />
      </summary>
      <div className={styles.panel}>
        {EXPLORE_LINKS.map((link) => (
          <HeaderLink key={link.path} link={link} />
        ))}
      </div>
    </details>
  );
}

function MobileMenu() {
  const details = useDisclosure();
  return (
    <details ref={details} className={styles.mobile}>
      <summary className={styles.toggle}>
        <span className={styles.whenClosed}>{LAYOUT_COPY.openMenu}</span>
        <span className={styles.whenOpen}>{LAYOUT_COPY.closeMenu}</span>
        <MenuLines />
      </summary>
      <nav className={styles.overlay} aria-label={LAYOUT_COPY.mainNavigation}>
        {[HOME_LINK, ...EXPLORE_LINKS, ...PAGE_LINKS].map((link) => (
          <HeaderLink key={link.path} link={link} />
        ))}
        <StartLink />
      </nav>
    </details>
  );
}

function Chevron() {
  return (
    <svg
      className={styles.chevron}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2 4.5c1.4 2 2.7 3 4 3s2.6-1 4-3" strokeLinecap="round" />
    </svg>
  );
}

function MenuLines() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles.lineTop} d="M3 9c3-3 6-3 9 0s6 3 9 0" />
      <path className={styles.lineBottom} d="M3 15c3-3 6-3 9 0s6 3 9 0" />
    </svg>
  );
}
