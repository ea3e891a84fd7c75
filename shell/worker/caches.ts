import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, CACHES, isCacheable, type CachingStrategy } from './cache-rules';

const DAY_S = 24 * 60 * 60;
/** Seconds to wait for the network before a page is shown from the cache. */
const NETWORK_TIMEOUT_S = 3;

// `Vary` is ignored: only the encoding varies, and a response is decoded before it is cached.
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** On a server error the cached response is used; the error is shown only where there is none. */
const cacheOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state.failure = response;
    throw new Error(`The server responded with ${response.status}`);
  },
  handlerDidError: async ({ state }) => {
    const failure: unknown = state?.failure;
    return failure instanceof Response ? failure : undefined;
  },
};

function onlyCacheable(strategy: CachingStrategy): WorkboxPlugin {
  return { cacheWillUpdate: async ({ response }) => (isCacheable(response, strategy) ? response : null) };
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
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [cacheOnServerError, onlyCacheable('page'), bounded(150, 90)],
});

/** Those of several guides. */
export const guides = new NetworkFirst({
  cacheName: CACHES.guides,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [cacheOnServerError, onlyCacheable('guide'), bounded(60, 180)],
});

/** Some four releases of all parts; the least used go first. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [onlyCacheable('asset'), bounded(500, 90)],
});

export const apiResponses = new NetworkFirst({
  cacheName: CACHES.apiResponses,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [cacheOnServerError, onlyCacheable('api'), bounded(80, 30)],
});

export const uncachedPages = new NetworkOnly();

/** Deletes the caches of older workers. */
export async function deleteOldCaches(): Promise<void> {
  const current: string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && !current.includes(name))
      .map((name) => caches.delete(name)),
  );
}

/** A cached page, by its address alone. */
export function cachedPage(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHES.pages, ...matchOptions });
}
