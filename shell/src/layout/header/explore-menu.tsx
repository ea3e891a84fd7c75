import { useLocation } from 'react-router-dom';
import { EXPLORE_LINKS, LAYOUT_COPY } from '../layout.copy';
import { HeaderLink } from './header-link';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure';

export function ExploreMenu() {
  const details = useDisclosure();
  const { pathname } = useLocation();
  const isCurrent = EXPLORE_LINKS.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.link} data-current={isCurrent || undefined}>
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
