import { PATHS } from '@stillsam/paths';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import type { Strategy } from 'workbox-strategies';
import type { PageMessage } from '../src/service-worker/worker-contract';
import { cachingStrategy, type CachingStrategy } from './cache-rules';
import { apiResponses, assets, cachedPage, deleteOldCaches, guides, pages, uncachedPages } from './caches';
import { enqueueForm, forgetForm, remindOfForms, replayForms } from './form-queue';
import { cacheFile, cachePage, cacheVisited, prefetchOfflineList } from './prefetch';
import { scope, shellFiles, site } from './worker-scope';

/** Milliseconds before each attempt: a browser lets a worker run for half a minute after an event. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 9000];

enableNavigationPreload();

/** The shell's own files and the offline page come first; one that fails is fetched when it is needed. */
scope.addEventListener('install', (event) => {
  const files = shellFiles.map((url) => cacheFile(event, url));
  event.waitUntil(Promise.allSettled([...files, cachePage(event, PATHS.offline)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), scope.clients.claim()]));
});

const RESPOND: Record<CachingStrategy, (event: FetchEvent) => Promise<Response>> = {
  page: respondBy(pages),
  guide: respondBy(guides),
  'uncached-page': respondBy(uncachedPages),
  asset: (event) => assets.handle({ event, request: event.request }),
  api: (event) => apiResponses.handle({ event, request: event.request }),
  form: (event) => enqueueForm(event.request),
};

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const strategy = cachingStrategy(
    { method, url, mode, hasAuthorization: headers.has('Authorization') },
    site,
  );
  if (strategy) event.respondWith(RESPOND[strategy](event));
});

scope.addEventListener('message', (event) => {
  // Only pages of this site can send messages, and only of this type.
  const message: PageMessage = event.data;
  event.waitUntil(handle(message, event));
});

async function handle(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  switch (message.type) {
    case 'idle':
      await tryReplay();
      await remindOfForms();
      return prefetchOfflineList(event);
    case 'visited':
      return cacheVisited(event, message.address);
    case 'online':
      return replayWhenReachable();
    case 'forget-form':
      return forgetForm(message.key);
    case 'activate':
      return scope.skipWaiting();
  }
}

/** Forms that cannot be sent now stay in the queue. @returns whether all were sent. */
function tryReplay(): Promise<boolean> {
  return replayForms().then(
    () => true,
    () => false,
  );
}

/** A browser reports a network some seconds before the network reaches the site. */
async function replayWhenReachable(): Promise<void> {
  for (const waitMs of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (await tryReplay()) return;
  }
}

/** From the network, else from the strategy’s cache, else the offline page. */
function respondBy(strategy: Strategy) {
  return async (event: FetchEvent): Promise<Response> => {
    try {
      return await strategy.handle({ event, request: event.request });
    } catch {
      return redirectToCached(event.request);
    }
  };
}

/**
 * Redirects to the page without its query where that is cached, else to the offline page with the requested address.
 * It redirects because a document has to have the address that it was rendered for.
 */
async function redirectToCached({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  // The offline page's query only names the requested page, and its cached document has none.
  if (pathname === PATHS.offline) return (await cachedPage(pathname)) ?? Response.error();
  if (search && (await cachedPage(pathname))) return Response.redirect(pathname);
  return (await cachedPage(PATHS.offline))
    ? Response.redirect(`${PATHS.offline}?till=${encodeURIComponent(pathname)}`)
    : Response.error();
}
