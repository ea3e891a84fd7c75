import { PATHS } from '@stillsam/paths';
import type { Strategy } from 'workbox-strategies';
import { cachedPage, guides, pages, uncachedPages } from './caches';

/** A page that may be cached: from the network, else from the cache, else the offline page. */
export const respondWithPage = respondBy(pages);

/** A session of a guide: the same, in the cache of guides. */
export const respondWithGuide = respondBy(guides);

/** A page that is never cached: from the network, else the offline page. */
export const respondWithUncachedPage = respondBy(uncachedPages);

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
