import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding } from '../pages/page-response';
import { MAX_LIFE_MS, type PageResult, type SentPage } from '../pages/page-server';
import { TAGS_HEADER } from '../content/content-tags';

/** Whom a page is for: everybody, the visitors of some buckets, or one browser. */
export type Audience = 'stable' | 'canary' | 'preview';

/**
 * Sends a rendered page in the client's encoding, a 304 where the client has it, or the page's redirect.
 *
 * @param audience where others may get another page at this address, no shared cache may store it.
 * @param isBehindCdn whether a CDN keeps pages until they are purged.
 */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  result: PageResult,
  audience: Audience,
  isBehindCdn: boolean,
): Promise<FastifyReply> {
  if (result.kind === 'redirection')
    return reply.redirect(encodeURI(decodeURI(result.location)), result.status);
  const { page } = result;
  reply.code(page.status).headers(page.headers);
  reply.headers(audienceHeaders(audience, page.headers));
  if (isBehindCdn && audience === 'stable' && result.isShareable) reply.headers(cdnHeaders(result));
  if (page.status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await page.encoded(encoding));
}

function audienceHeaders(
  audience: Audience,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  if (audience === 'stable') return {};
  if (audience === 'preview') return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  const cacheControl = headers['Cache-Control']?.replace('public', 'private') ?? 'no-store';
  return { 'Cache-Control': cacheControl, Vary: `${headers.Vary}, Cookie` };
}

/** Browsers ask at each visit; a CDN keeps the page until a purge, or until what no purge names may have changed. */
function cdnHeaders({ page }: SentPage): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${MAX_LIFE_MS / 1000}, must-revalidate`,
    [TAGS_HEADER]: page.tags.join(' '),
    'Cache-Tag': page.tags.join(','),
  };
}

function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  const best = negotiate(String(accepted ?? ''), [...ENCODINGS]);
  return ENCODINGS.find((encoding) => encoding === best);
}
