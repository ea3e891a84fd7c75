import type { DataStrategyFunction } from 'react-router-dom';

/** Milliseconds that prefetched data may wait for its navigation; after that it is loaded anew. */
const FRESH_MS = 10_000;

/** One address at a time: the link that the visitor pointed at last, without data once a navigation has begun to it. */
let latest: { href: string; data?: Promise<unknown>; startedAt: number } | undefined;

/** Starts to load the data of an address, unless that is in flight or has just been loaded. */
export function prefetchData(href: string, load: () => Promise<unknown>): void {
  if (isFresh(href)) return;
  const data = load();
  latest = { href, data, startedAt: performance.now() };
  // The navigation loads again, and reports the failure.
  data.catch(() => undefined);
}

/** Data strategy of the router: a page's prefetched data serves one navigation, everything else is loaded. */
export const servePrefetchedOnce: DataStrategyFunction = async ({ request, matches }) => {
  const prefetched = request.method === 'GET' && isFresh(request.url) ? latest?.data : undefined;
  // The pointer still rests on the link, or reaches it again as the page changes: nothing is loaded twice.
  latest = { href: request.url, startedAt: performance.now() };
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

function isFresh(href: string): boolean {
  return latest?.href === href && performance.now() - latest.startedAt < FRESH_MS;
}
