import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Link, useLocation } from 'react-router-dom';
import { NOT_FOUND_COPY, PLANNED_COPY } from './not-found.copy';
import styles from './not-found-page.module.css';

const KNOWN_PATHS: readonly string[] = Object.values(PATHS);

/** The 404 page, for an address that no route matches: of a planned page, or of none. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const copy = KNOWN_PATHS.includes(pathname) ? PLANNED_COPY : NOT_FOUND_COPY;
  return (
    <div className={styles.page}>
      <PageMeta title={copy.title} description={copy.text} path={pathname} isNoindex />
      <h1>{copy.title}</h1>
      <p className={styles.text}>{copy.text}</p>
      <ul className={styles.ways}>
        <li>
          <Link to={PATHS.library}>{NOT_FOUND_COPY.toLibrary}</Link>
        </li>
        <li>
          <Link to={PATHS.mindfulBreathing}>{NOT_FOUND_COPY.toBreathing}</Link>
        </li>
        <li>
          <Link to={PATHS.home}>{NOT_FOUND_COPY.toHome}</Link>
        </li>
      </ul>
    </div>
  );
}
