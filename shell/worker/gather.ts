import { OFFLINE_LIST_PATH, type OfflineList } from '../src/offline/offline-list';
import { assets, keptPage, pages } from './caches';
import { bareEtag, isFrugal, roomOf, type ConnectionHint } from './keeping-rules';
import { scope, surroundings } from './worker-scope';

declare global {
  interface WorkerNavigator {
    /** Network Information API; not in every browser. */
    readonly connection?: ConnectionHint;
  }
}

let underWay: Promise<void> | undefined;

/**
 * Fetches what is worth having offline, one file at a time, and only what has changed. Ends at the first failure:
 * the next visit goes on from there.
 */
export function gather(event: ExtendableEvent): Promise<void> {
  if (isFrugal(scope.navigator.connection)) return Promise.resolve();
  underWay ??= gatherList(event)
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

async function gatherList(event: ExtendableEvent): Promise<void> {
  const answer = await fetch(OFFLINE_LIST_PATH, { cache: 'no-cache' });
  if (!answer.ok) return;
  // Our own server wrote it, so its shape is taken on trust.
  const list: OfflineList = await answer.json();
  // A page whose files are here already is whole from the moment that it is kept.
  for (const { url, integrity } of list.files) await keepFile(event, url, integrity);
  for (const { path, etag } of list.pages) await keepPage(event, path, etag);
}

/** Keeps a page that the visitor has seen, where it may be kept. */
export async function keepVisited(event: ExtendableEvent, address: string): Promise<void> {
  if (isFrugal(scope.navigator.connection)) return;
  const asked = { method: 'GET', mode: 'navigate', hasAuthorization: false, url: address };
  if (roomOf(asked, surroundings) !== 'pages' || (await keptPage(address))) return;
  // Without a network there is nothing to keep.
  await keepPage(event, address).catch(() => undefined);
}

/** In the cache already, it is only marked as used. */
export async function keepFile(event: ExtendableEvent, url: string, integrity?: string): Promise<void> {
  const request = new Request(url, { mode: 'cors', credentials: 'omit', priority: 'low', integrity });
  await finish(assets.handleAll({ event, request }));
}

export async function keepPage(event: ExtendableEvent, path: string, etag?: string): Promise<void> {
  const kept = await keptPage(path);
  if (kept && etag && bareEtag(kept.headers.get('ETag')) === etag) return;
  const request = new Request(path, { credentials: 'same-origin', priority: 'low' });
  await finish(pages.handleAll({ event, request }));
}

async function finish(handling: [Promise<Response>, Promise<void>]): Promise<void> {
  await Promise.all(handling);
}
