import { PATHS } from '@stillsam/paths';
import { Logo } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { AccessibilityButton } from '@stillsam/accessibility-settings';
import { HOME_LINK, LAYOUT_COPY, PAGE_LINKS } from '../layout.copy';
import { CartLink } from './cart-link';
import { CrisisLink } from './crisis-link';
import { ExploreMenu } from './explore-menu';
import { HeaderLink, StartLink } from './header-link';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { useScrolled } from './use-scrolled';

/** Logo, navigation, and the two links that every page has: the crisis card and the settings. */
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
          <CrisisLink />
          <AccessibilityButton isCompact />
          <CartLink isCompact />
          <StartLink />
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
