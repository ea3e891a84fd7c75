import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PageHeader, SearchField, Section, StillCover } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import {
  NOT_FOUND_COPY,
  NOT_FOUND_SEARCH,
  NOT_FOUND_START,
  NOT_FOUND_WAYS,
  PLANNED_COPY,
} from './not-found.copy';
import styles from './not-found-page.module.css';

const KNOWN_PATHS: readonly string[] = Object.values(PATHS);

/** The 404 page, for an address that no route matches: of a planned page, or of none. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const copy = KNOWN_PATHS.includes(pathname) ? PLANNED_COPY : NOT_FOUND_COPY;
  return (
    <Section rhythm="none" className={styles.page}>
      <PageMeta title={copy.title} description={copy.text} path={pathname} isNoindex />
      <PageHeader
        title={copy.title}
        lead={
          <>
            {copy.text}
            <br />
            {copy.way}
          </>
        }
        line="lost"
      >
        <StillCover seed="vilse" category="sjalvmedkansla" />
      </PageHeader>
      <form role="search" method="get" action={PATHS.search} className={styles.search}>
        <SearchField
          name="search"
          label={NOT_FOUND_SEARCH.label}
          submitLabel={NOT_FOUND_SEARCH.button}
          autoComplete="off"
        />
      </form>
      <ButtonLink to={NOT_FOUND_START.path} isExternal>
        {NOT_FOUND_START.label}
      </ButtonLink>
      <ul className={styles.ways}>
        {NOT_FOUND_WAYS.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
