import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, PageHeader, SearchField, Section, StillCover } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import styles from './not-found-page.module.css';

/** Of an address that leads nowhere. */
const UNKNOWN = {
  title: 'Sidan finns inte',
  text: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
  way: 'Härifrån hittar du vidare.',
};

/** Of a page that is not built yet. */
const PLANNED = {
  title: 'Den här sidan är på väg',
  text: 'Vi bygger en sak i taget.',
  way: 'Medan du väntar finns det annat här att läsa.',
};

const START = { label: 'Börja här', path: PATHS.start };

/** What else people look for. */
const WAYS = [
  { label: 'Läs i kunskapsbiblioteket', path: PATHS.library },
  { label: 'Andas i tre minuter', path: PATHS.mindfulBreathing },
  { label: 'Alla övningar och självtester', path: PATHS.resources },
];

const SEARCH = { label: 'Vad letar du efter?', button: 'Sök' };

const KNOWN_PATHS: readonly string[] = Object.values(PATHS);

/** The 404 page, for an address that no route matches: of a planned page, or of none. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const copy = KNOWN_PATHS.includes(pathname) ? PLANNED : UNKNOWN;
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
        <SearchField name="search" label={SEARCH.label} submitLabel={SEARCH.button} autoComplete="off" />
      </form>
      <ButtonLink to={START.path} isExternal>
        {START.label}
      </ButtonLink>
      <ul className={styles.ways} role="list">
        {WAYS.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
