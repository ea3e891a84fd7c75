import type { DataStrategyFunction } from 'react-router-dom';

/** Milliseconds that prefetched data may wait for its navigation; after that it is loaded anew. */
const FRESH_MS = 10_000;

/** One address at a time: the link that the visitor pointed at last. */
let latest: { href: string; data: Promise<unknown>; startedAt: number } | undefined;

/** When the last navigation began, by the page's clock. */
let navigatedAt = -Infinity;

/**
 * Starts to load the data of an address, unless its fresh data is here or in flight, or a navigation has begun since.
 *
 * @param wantedAt when the visitor pointed at the link: its code may have loaded in between.
 */
export function prefetchData(href: string, wantedAt: number, load: () => Promise<unknown>): void {
  if (freshData(href) || navigatedAt > wantedAt) return;
  latest = { href, data: load(), startedAt: performance.now() };
  // The navigation loads again, and reports the failure.
  latest.data.catch(() => undefined);
}

/** Data strategy of the router: a page's prefetched data serves one navigation, everything else is loaded. */
export const servePrefetchedOnce: DataStrategyFunction = async ({ request, matches }) => {
  const prefetched = request.method === 'GET' ? freshData(request.url) : undefined;
  latest = undefined;
  navigatedAt = performance.now();
  const page = matches.at(-1);
  const results = matches
    .filter((match) => match.shouldCallHandler())
    .map(async (match) => {
      const result = await match.resolve((load) =>
        match === page && prefetched ? prefetched.catch(() => load()) : load(),
      );
      return [match.route.id, result] as const;
    });
  return Object.fromEntries(await Promise.all(results));
};

function freshData(href: string): Promise<unknown> | undefined {
  if (latest?.href !== href || performance.now() - latest.startedAt > FRESH_MS) return undefined;
  return latest.data;
}
