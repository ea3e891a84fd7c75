import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding } from '../rendering/page-response';
import type { PageResult } from '../rendering/page-server';

/**
 * Sends a rendered page in the client's encoding, a 304 where the client has it, or the page's redirect.
 *
 * @param isPersonal whether other visitors may get another page at this address, so that no shared cache may store it.
 */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  result: PageResult,
  isPersonal = false,
): Promise<FastifyReply> {
  if (result.kind === 'redirection')
    return reply.redirect(encodeURI(decodeURI(result.location)), result.status);
  const { page } = result;
  reply.code(page.status).headers(page.headers);
  if (isPersonal) reply.headers(personalHeaders(page.headers));
  if (page.status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await page.encoded(encoding));
}

function personalHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const cacheControl = headers['Cache-Control']?.replace('public', 'private') ?? 'no-store';
  return { 'Cache-Control': cacheControl, Vary: `${headers.Vary}, Cookie` };
}

function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  const best = negotiate(String(accepted ?? ''), [...ENCODINGS]);
  return ENCODINGS.find((encoding) => encoding === best);
}
