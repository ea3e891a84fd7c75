import { PATHS } from '@stillsam/paths';
import { Logo } from '@stillsam/ui';
import { AccessibilityButton } from '@stillsam/accessibility-settings';
import { HOME_LINK, LAYOUT_COPY, PAGE_LINKS } from '../layout.copy';
import { CartLink } from './cart-link';
import { CrisisLink } from './crisis-link';
import { ExploreMenu } from './explore-menu';
import { HeaderLink, StartLink } from './header-link';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { SearchLink } from './search-link';
import { useScrolled } from './use-scrolled';

/** Logo, navigation, and what every page has: the search, the crisis card and the settings. */
export function Header() {
  const isScrolled = useScrolled();
  return (
    <header
      className={isScrolled ? `${styles.header} ${styles.scrolled}` : styles.header}
      data-scrolled={isScrolled}
    >
      <div className={styles.bar}>
        <a href={PATHS.home} className={styles.home} aria-label={LAYOUT_COPY.homeLabel}>
          <Logo />
        </a>
        <nav className={styles.wide} aria-label={LAYOUT_COPY.mainNavigation}>
          <HeaderLink link={HOME_LINK} />
          <ExploreMenu />
          {PAGE_LINKS.map((link) => (
            <HeaderLink key={link.path} link={link} />
          ))}
          <CrisisLink />
          <SearchLink />
          <AccessibilityButton isCompact />
          <CartLink isCompact />
          <StartLink />
        </nav>
        <div className={styles.narrow}>
          <SearchLink />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
