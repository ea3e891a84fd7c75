import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink } from '@stillsam/ui';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { OfflineEntry } from '../../offline/offline-list';
import { OFFLINE_COPY as COPY } from './offline.copy';
import styles from './offline-page.module.css';
import { distinctPages, wantedPath } from './offline.logic';
import { useIsHydrated } from './use-is-hydrated';
import { useKeptPaths } from './use-kept-paths';

/** What opens without a network. On the device it is narrowed down to what is there. */
export function OfflinePage() {
  const data: OfflineEntry[] | undefined = useLoaderData();
  const all = distinctPages(data ?? []);
  const kept = useKeptPaths(all);
  const pages = kept ? all.filter(({ path }) => kept.has(path)) : all;
  return (
    <div className={styles.page}>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.offline} isNoindex />
      <h1>{COPY.title}</h1>
      <p className={styles.lead}>{COPY.lead}</p>
      <Wanted />
      {pages.length === 0 ? <p>{COPY.nothingYet}</p> : null}
      <Pages title={COPY.exercises} lead={COPY.exercisesLead} pages={byTitle(ofKind(pages, 'exercise'))} />
      <Pages title={COPY.articles} pages={ofKind(pages, 'article')} />
      <Pages title={COPY.more} pages={ofKind(pages, 'page')} />
      <p className={styles.care}>{COPY.care}</p>
    </div>
  );
}

/** Where the visitor was going, if the worker led here from another page. */
function Wanted() {
  const { search } = useLocation();
  // The document was rendered without the query.
  const path = useIsHydrated() ? wantedPath(search) : null;
  return (
    <div className={styles.wanted}>
      {path ? <p>{COPY.missing}</p> : null}
      <ButtonLink to={path ?? PATHS.home} isExternal variant="secondary">
        {COPY.retry}
      </ButtonLink>
    </div>
  );
}

/** Plain links: each leads to a document that the worker has kept. */
function Pages({ title, lead, pages }: { title: string; lead?: string; pages: OfflineEntry[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      <ul className={styles.list}>
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ofKind(pages: OfflineEntry[], kind: OfflineEntry['kind']): OfflineEntry[] {
  return pages.filter((page) => page.kind === kind);
}

function byTitle(pages: OfflineEntry[]): OfflineEntry[] {
  return [...pages].sort((a, b) => a.title.localeCompare(b.title, 'sv'));
}
