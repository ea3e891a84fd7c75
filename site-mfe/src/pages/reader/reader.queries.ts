import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from '../../features/articles/article-markup';
import { fetchGuide, fetchSession, type ReadSession } from '../../features/guides/guide-calls';
import { findForSale, loadProducts } from '../../shop/products';

export { ReaderPage as Component } from './reader-page';

export interface ReadySession {
  kind: 'open';
  session: Omit<ReadSession, 'body'>;
  /** Null in the hydration data of a server-rendered session. */
  markup: ArticleMarkup | null;
}

/** A session that this browser may not read. */
export interface LockedSession {
  kind: 'locked';
  session: Omit<ReadSession, 'body'>;
  /** Id of the product, while it is for sale. */
  product: string | null;
}

export type ReaderData = ReadySession | LockedSession;

/**
 * A locked session is a page of its own with the status 403, so that no cache takes it for the session.
 *
 * @throws a 404 response for an unknown session. @throws ApiError without a usable response.
 */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<ReadySession | Response> {
  const { slug = '', number = '' } = params;
  prefetchSanitiser();
  const found = await fetchSession(slug, number, signal);
  if (found === 'locked') return Response.json(await lockedSession(slug, number, signal), { status: 403 });
  if (!found) throw notFound();
  const { body, ...session } = found;
  return { kind: 'open', session, markup: await toMarkup(body) };
}

async function lockedSession(slug: string, number: string, signal: AbortSignal): Promise<LockedSession> {
  const [guide, { list }] = await Promise.all([fetchGuide(slug, signal), loadProducts(signal)]);
  const session = guide?.sessions.find((candidate) => String(candidate.number) === number);
  if (!guide || !session) throw notFound();
  const { title, sessions } = guide;
  return {
    kind: 'locked',
    session: { ...session, guide: { slug, title }, count: sessions.length },
    product: findForSale(list, guide.product)?.id ?? null,
  };
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });
