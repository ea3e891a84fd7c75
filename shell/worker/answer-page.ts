import { PATHS } from '@stillsam/paths';
import { keptPage, pages, passing } from './caches';

/** A page that may be kept: from the network, else as it was, else the page about being offline. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await pages.handle({ event, request: event.request });
  } catch {
    return leadElsewhere(event.request);
  }
}

/** A page that is never kept. */
export async function answerPassing(event: FetchEvent): Promise<Response> {
  try {
    return await passing.handle({ event, request: event.request });
  } catch {
    return leadElsewhere(event.request);
  }
}

/**
 * Where a page without its query is kept, it is shown; else the offline page, which is told where the visitor was
 * going. Both by redirection: a document has to stand under the address that it was rendered for.
 */
async function leadElsewhere({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  // Its query only names what was missing: it is rendered without one.
  if (pathname === PATHS.offline) return (await keptPage(pathname)) ?? Response.error();
  if (search && (await keptPage(pathname))) return Response.redirect(pathname);
  return (await keptPage(PATHS.offline))
    ? Response.redirect(`${PATHS.offline}?till=${encodeURIComponent(pathname)}`)
    : Response.error();
}
