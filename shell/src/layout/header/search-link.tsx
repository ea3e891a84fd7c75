import { PATHS, SEARCH_FIELD_ID } from '@stillsam/paths';
import { LAYOUT_COPY } from '../layout.copy';
import styles from './header.module.css';

/** Link to the search page; the fragment puts the focus into its field, without a script. */
export function SearchLink() {
  return (
    <a
      href={`${PATHS.search}#${SEARCH_FIELD_ID}`}
      className={`${styles.link} ${styles.icon}`}
      aria-label={LAYOUT_COPY.search}
      title={LAYOUT_COPY.search}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="m20.5 20.5-4.4-4.4M18.5 11a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />
      </svg>
    </a>
  );
}
