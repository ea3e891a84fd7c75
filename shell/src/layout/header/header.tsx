import { AccessibilityButton, LineIcon, Logo } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { EXPLORE_LINKS, HOME_LINK, LAYOUT_COPY, PAGE_LINKS, PLAN_LINK } from '../layout.copy';
import { CartLink } from './cart-link';
import { CrisisLink, HeaderLink, StartLink, SearchLink } from './header-link';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { useDisclosure } from './use-disclosure';

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

/** Pixels of scrolling after which the header takes its 'scrolled' look (specification, section 9). */
const SCROLLED_THRESHOLD_PX = 10;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True while the page is scrolled more than {@link SCROLLED_THRESHOLD_PX}. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_THRESHOLD_PX,
    () => false,
  );
}

const PANEL_LINKS = [...EXPLORE_LINKS, PLAN_LINK];

function ExploreMenu() {
  const details = useDisclosure();
  const { pathname } = useLocation();
  const isCurrent = PANEL_LINKS.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.link} data-current={isCurrent || undefined}>
        {LAYOUT_COPY.explore}
        <Chevron />
      </summary>
      <div className={styles.panel}>
        {PANEL_LINKS.map((link) => (
          <HeaderLink key={link.path} link={link} />
        ))}
      </div>
    </details>
  );
}

function Chevron() {
  return (
    <LineIcon box={[12, 12]} width={12} className={styles.chevron}>
      <path d="M2 4.5c1.4 2 2.7 3 4 3s2.6-1 4-3" />
    </LineIcon>
  );
}
