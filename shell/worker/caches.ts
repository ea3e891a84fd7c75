import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, CACHES } from './cache-names';
import { mayBeKept, type Room } from './keeping-rules';

const DAY_S = 24 * 60 * 60;
/** Seconds that a page waits for the network before it is shown as it was. */
const PATIENCE_S = 3;

// Headers decide nothing here: what varies is the encoding, which is undone before it is kept.
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** A server that cannot answer is no better than none: what is kept is shown, and its error only where nothing is. */
const preferringKept: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state.failure = response;
    throw new Error(`The server answered ${response.status}`);
  },
  handlerDidError: async ({ state }) => {
    const failure: unknown = state?.failure;
    return failure instanceof Response ? failure : undefined;
  },
};

function keeping(room: Room): WorkboxPlugin {
  return { cacheWillUpdate: async ({ response }) => (mayBeKept(response, room) ? response : null) };
}

function bounded(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
    matchOptions,
  });
}

export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [preferringKept, keeping('pages'), bounded(150, 90)],
});

/** Some four releases of all parts; the least used go first. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [keeping('assets'), bounded(500, 90)],
});

export const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [preferringKept, keeping('answers'), bounded(80, 30)],
});

export const passing = new NetworkOnly();

/** Deletes the caches of older workers. */
export async function dropForeignCaches(): Promise<void> {
  const kept: string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && !kept.includes(name))
      .map((name) => caches.delete(name)),
  );
}

/** A kept page, whatever its headers varied by. */
export function keptPage(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHES.pages, ...matchOptions });
}
