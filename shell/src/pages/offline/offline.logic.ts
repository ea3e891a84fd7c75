import type { OfflineEntry } from '../../service-worker/offline-list';

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
