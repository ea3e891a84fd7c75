import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { INSTALL_ANSWERED, useInstallOffer } from '@stillsam/platform/install-offer';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { Button, ButtonLink, PhoneText, useHydrated } from '@stillsam/ui';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { OfflineEntry } from '../../service-worker/worker-contract';
import { OFFLINE_COPY as COPY } from './offline.copy';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './offline-page.module.css';

/** Lists the pages that open without a network, on a device only those in its cache. */
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
      <RequestedPage />
      <p className={styles.care}>
        <PhoneText text={COPY.care} />
      </p>
      {pages.length === 0 ? <p>{COPY.nothingYet}</p> : null}
      <FirstPages paths={pages.map(({ path }) => path)} />
      <Pages title={COPY.exercises} lead={COPY.exercisesLead} pages={byTitle(ofKind(pages, 'exercise'))} />
      <Pages title={COPY.articles} pages={ofKind(pages, 'article')} />
      <Pages title={COPY.more} pages={ofKind(pages, 'page')} />
      <InstallHint />
    </div>
  );
}

/** The page that the visitor requested, if the worker redirected from it to here. */
function RequestedPage() {
  const { search } = useLocation();
  // The document was rendered without the query.
  const path = useHydrated() ? requestedPath(search) : null;
  return (
    <div className={styles.requested}>
      {path ? <p>{COPY.missing}</p> : null}
      <ButtonLink to={path ?? PATHS.home} isExternal variant="secondary">
        {COPY.retry}
      </ButtonLink>
    </div>
  );
}

/** What most need at once, where it is kept. */
function FirstPages({ paths }: { paths: string[] }) {
  const kept = COPY.first.filter(({ path }) => paths.includes(path));
  if (kept.length === 0) return null;
  return (
    <ul className={styles.first} role="list">
      {kept.map(({ path, title, text }) => (
        <li key={path}>
          <a href={path}>
            <span className={styles.firstTitle}>{title}</span> <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Plain links, not the router's: each loads a document that the worker has cached. */
function Pages({ title, lead, pages }: { title: string; lead?: string; pages: OfflineEntry[] }) {
  if (pages.length === 0) return null;
  return (
    <details className={`${folds.fold} ${styles.group}`}>
      <summary>
        <h2>{COPY.groupTitle(title, pages.length)}</h2>
      </summary>
      {lead ? <p>{lead}</p> : null}
      <ul className={styles.list} role="list">
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How to put the site on the home screen, until the visitor declines once for all. The styles hide it there. */
function InstallHint() {
  const { value: isAnswered } = usePersistedState(INSTALL_ANSWERED);
  const offer = useInstallOffer();
  const isHydrated = useHydrated();
  if (!isHydrated || isAnswered) return null;
  return (
    <div className={styles.install}>
      <p>
        {COPY.install} {offer ? null : COPY.installHow}
      </p>
      {offer ? (
        <Button variant="secondary" onClick={() => void offer.prompt()}>
          {COPY.installNow}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => INSTALL_ANSWERED.save(true)}>
        {COPY.notNow}
      </Button>
    </div>
  );
}

function ofKind(pages: OfflineEntry[], kind: OfflineEntry['kind']): OfflineEntry[] {
  return pages.filter((page) => page.kind === kind);
}

function byTitle(pages: OfflineEntry[]): OfflineEntry[] {
  return [...pages].sort((a, b) => a.title.localeCompare(b.title, 'sv'));
}

/** The paths whose pages are in the cache; null while that is unknown, and while there is a network. */
function useKeptPaths(pages: readonly OfflineEntry[]): ReadonlySet<string> | null {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const paths = pages.map(({ path }) => path).join('\n');
  useEffect(() => {
    if (navigator.onLine || !('caches' in window)) return undefined;
    let isCurrent = true;
    findKept(paths.split('\n')).then(
      (found) => isCurrent && setKept(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [paths]);
  return kept;
}

async function findKept(paths: string[]): Promise<ReadonlySet<string>> {
  const cached = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return new Set(paths.filter((_, index) => cached[index]));
}

/** One of several addresses of the same screen. */
export function distinctPages(pages: readonly OfflineEntry[]): OfflineEntry[] {
  const titles = new Set<string>();
  return pages.filter(({ title, kind }) => {
    const name = `${kind} ${title}`;
    return titles.has(name) ? false : titles.add(name);
  });
}

/** The path that the worker could not show, from `?till=`; null where it is none of this site. */
export function requestedPath(search: string): string | null {
  const path = new URLSearchParams(search).get('till');
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
