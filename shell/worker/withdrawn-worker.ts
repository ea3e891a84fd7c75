import { CACHE_PREFIX } from './cache-names';
import { isBoxEmpty, sendLetters } from './letter-box';
import { scope } from './worker-scope';

/*
 * Takes the place of the service worker when it has been withdrawn: drops all that was kept and takes itself away.
 * Pages reach the network as if there had never been one. Only what somebody wrote is sent first.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
scope.addEventListener('sync', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.disable();
  await sendLetters().catch(() => undefined);
  if (await isBoxEmpty()) await scope.registration.unregister();
}
