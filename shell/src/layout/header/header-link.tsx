import { LineIcon } from '@stillsam/ui';
import { PATHS, SEARCH_FIELD_ID } from '@stillsam/paths';
import { NavLink, useLocation } from 'react-router-dom';
import { LAYOUT_COPY, type NavigationLink } from '../layout.copy';
import styles from './header.module.css';
import type { MouseEvent } from 'react';
import { CRISIS_ID, showCrisisCard } from '../footer/crisis-anchor';

export function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <NavLink reloadDocument to={link.path} end={link.path === PATHS.home} className={styles.link}>
      {link.label}
    </NavLink>
  );
}

/** Filled, except beside the one button of a purchase. */
export function StartLink() {
  const isBuying = useLocation().pathname === PATHS.checkout;
  return (
    <a href={PATHS.start} className={isBuying ? `${styles.start} ${styles.outlined}` : styles.start}>
      {LAYOUT_COPY.startHere}
    </a>
  );
}

/** Link to the search page; the fragment puts the focus into its field, without a script. */
export function SearchLink() {
  return (
    <a
      href={`${PATHS.search}#${SEARCH_FIELD_ID}`}
      className={`${styles.link} ${styles.icon}`}
      aria-label={LAYOUT_COPY.search}
      title={LAYOUT_COPY.search}
    >
      <LineIcon box={[24, 24]} width={22}>
        <path d="m20.5 20.5-4.4-4.4M18.5 11a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />
      </LineIcon>
    </a>
  );
}

/** Link to the footer's crisis card, which it opens. Without JavaScript the card opens by one more click. */
export function CrisisLink() {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    // After the menu around the link, if any, has closed.
    setTimeout(showCrisisCard);
  };
  return (
    <a href={`#${CRISIS_ID}`} className={`${styles.link} ${styles.crisis}`} onClick={show}>
      {LAYOUT_COPY.crisis}
    </a>
  );
}
