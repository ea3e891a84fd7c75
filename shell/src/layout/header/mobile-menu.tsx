import { AccessibilityButton, LineIcon } from '@stillsam/ui';
import { markRoot } from '@stillsam/platform/root-mark';
import { useEffect, type RefObject } from 'react';
import { EXPLORE_LINKS, HOME_LINK, LAYOUT_COPY, PAGE_LINKS, PLAN_LINK } from '../layout.copy';
import { CartLink } from './cart-link';
import { CrisisLink, HeaderLink, StartLink, SearchLink } from './header-link';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure';
import { MAIN_ID } from '../use-route-arrival';

/** The menu that covers the page below the bar. The page is inert while it is open. */
export function MobileMenu() {
  const details = useDisclosure();
  useInertBackground(details);
  return (
    <details ref={details} className={styles.mobile}>
      <summary className={styles.toggle}>
        <span className={styles.whenClosed}>{LAYOUT_COPY.openMenu}</span>
        <span className={styles.whenOpen}>{LAYOUT_COPY.closeMenu}</span>
        <MenuLines />
      </summary>
      <nav className={styles.overlay} aria-label={LAYOUT_COPY.mobileNavigation}>
        <div className={styles.links}>
          {[HOME_LINK, ...EXPLORE_LINKS, ...PAGE_LINKS].map((link) => (
            <HeaderLink key={link.path} link={link} />
          ))}
          <CartLink />
          <StartLink />
        </div>
        <div className={styles.atHand}>
          <CrisisLink />
          <HeaderLink link={PLAN_LINK} />
          <SearchLink />
          <AccessibilityButton className={styles.link} />
        </div>
      </nav>
    </details>
  );
}

function MenuLines() {
  return (
    <LineIcon box={[24, 24]} width={24}>
      <path className={styles.lineTop} d="M3 9c3-3 6-3 9 0s6 3 9 0" />
      <path className={styles.lineBottom} d="M3 15c3-3 6-3 9 0s6 3 9 0" />
    </LineIcon>
  );
}

/** Widths at which the menu is hidden; the same as in header.module.css. */
const WIDE = '(min-width: 64rem)';
/** The page, the footer, and the consent banner. */
const BACKGROUND = `#${MAIN_ID}, #${MAIN_ID} ~ footer, [data-consent]`;

/**
 * Makes the page inert and keeps it from scrolling while a `<details>` that covers it is open. A modal dialog does the
 * same, but opens with a script only, and would cover the summary that closes it.
 */
function useInertBackground(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    const wide = window.matchMedia(WIDE);
    const setInert = (isInert: boolean) => {
      for (const part of document.querySelectorAll(BACKGROUND)) part.toggleAttribute('inert', isInert);
      markRoot('showsMenu', isInert ? '' : undefined);
    };
    const onToggle = () => setInert(Boolean(element?.open));
    const close = () => {
      if (element) element.open = false;
    };
    // The menu may have been opened before hydration.
    onToggle();
    element?.addEventListener('toggle', onToggle);
    wide.addEventListener('change', close);
    return () => {
      element?.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      setInert(false);
    };
  }, [details]);
}
