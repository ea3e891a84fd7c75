import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DividerLine } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import { NOT_FOUND_COPY, NOT_FOUND_WAYS, PLANNED_COPY } from './not-found.copy';
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
      <DividerLine shape="lost" className={styles.line} />
      <ul className={styles.ways}>
        {NOT_FOUND_WAYS.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
