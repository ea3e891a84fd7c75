import { CACHE_PREFIX } from './cache-rules';
import { isQueueEmpty, replayForms } from './form-queue';
import { scope } from './worker-scope';

/*
 * Replaces the service worker when it is withdrawn: deletes every cache, sends the forms that are queued and
 * unregisters itself. Pages then reach the network as if there had never been one.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));
scope.addEventListener('sync', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.disable();
  await replayForms().catch(() => undefined);
  if (await isQueueEmpty()) await scope.registration.unregister();
}
