import { OFFLINE_LIST_PATH, type OfflineList } from '../src/service-worker/worker-contract';
import { assets, cachedPage, guides, pages } from './caches';
import { bareEtag, cachingStrategy, isFrugal, type ConnectionHint } from './cache-rules';
import { scope, site } from './worker-scope';

declare global {
  interface WorkerNavigator {
    /** Network Information API; not in every browser. */
    readonly connection?: ConnectionHint;
  }
}

let inFlight: Promise<void> | undefined;

/**
 * Caches the pages and files of the offline list, one at a time, and only what has changed. Ends at the first failure:
 * the next visit continues from there.
 */
export function prefetchOfflineList(event: ExtendableEvent): Promise<void> {
  if (isFrugal(scope.navigator.connection)) return Promise.resolve();
  inFlight ??= prefetchEach(event)
    .catch(() => undefined)
    .finally(() => {
      inFlight = undefined;
    });
  return inFlight;
}

async function prefetchEach(event: ExtendableEvent): Promise<void> {
  const response = await fetch(OFFLINE_LIST_PATH, { cache: 'no-cache' });
  if (!response.ok) return;
  // Our own server wrote it, so it is not validated.
  const list: OfflineList = await response.json();
  // Files first, so that the files of a cached page are always cached.
  for (const { url, integrity } of list.files) await cacheFile(event, url, integrity);
  for (const { path, etag } of list.pages) await cachePage(event, path, etag);
}

/** Caches a page that the visitor has seen, where the rules allow it. */
export async function cacheVisited(event: ExtendableEvent, address: string): Promise<void> {
  const facts = { method: 'GET', mode: 'navigate', hasAuthorization: false, url: address };
  const strategy = cachingStrategy(facts, site);
  // A visitor may have bought it for a place without a network.
  if (strategy === 'guide') return cacheGuide(event, address);
  if (isFrugal(scope.navigator.connection)) return;
  if (strategy !== 'page' || (await cachedPage(address))) return;
  // Without a network there is nothing to cache.
  await cachePage(event, address).catch(() => undefined);
}

async function cacheGuide(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { credentials: 'same-origin', priority: 'low' });
  await finish(guides.handleAll({ event, request })).catch(() => undefined);
}

/** Of a cached file only the time of use is updated. */
export async function cacheFile(event: ExtendableEvent, url: string, integrity?: string): Promise<void> {
  const request = new Request(url, { mode: 'cors', credentials: 'omit', priority: 'low', integrity });
  await finish(assets.handleAll({ event, request }));
}

export async function cachePage(event: ExtendableEvent, path: string, etag?: string): Promise<void> {
  const cached = await cachedPage(path);
  if (cached && etag && bareEtag(cached.headers.get('ETag')) === etag) return;
  const request = new Request(path, { credentials: 'same-origin', priority: 'low' });
  await finish(pages.handleAll({ event, request }));
}

async function finish(handling: [Promise<Response>, Promise<void>]): Promise<void> {
  await Promise.all(handling);
}
