import type { DataStrategyFunction } from 'react-router-dom';

/** Milliseconds that prefetched data may wait for its navigation; after that it is loaded anew. */
const FRESH_MS = 10_000;

/** By address, until the next navigation; without data for the address that a navigation loads. */
const requested = new Map<string, { data?: Promise<unknown>; startedAt: number }>();

/** Starts to load the data of an address, unless that is in flight or has just been loaded. */
export function prefetchData(href: string, load: () => Promise<unknown>): void {
  if (freshRequest(href)) return;
  const data = load();
  requested.set(href, { data, startedAt: performance.now() });
  // The navigation loads again, and reports the failure.
  data.catch(() => undefined);
}

/** Data strategy of the router: a page's prefetched data serves one navigation, everything else is loaded. */
export const servePrefetchedOnce: DataStrategyFunction = async ({ request, matches }) => {
  const prefetched = request.method === 'GET' ? freshRequest(request.url)?.data : undefined;
  requested.clear();
  // The pointer still rests on the link: nothing is loaded twice.
  requested.set(request.url, { startedAt: performance.now() });
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

function freshRequest(href: string) {
  const request = requested.get(href);
  return request && performance.now() - request.startedAt < FRESH_MS ? request : undefined;
}
