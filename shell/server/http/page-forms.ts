import { isOwnForm } from '@stillsam/http-server/own-form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_ROUTE } from './page-route';

export interface PageFormsOptions {
  /** Of the site, whose pages may post forms. */
  siteOrigin: string;
  /** Sends the page's response. @param form the body, as the browser encoded it. */
  submit: (request: FastifyRequest, reply: FastifyReply, form: string) => Promise<FastifyReply>;
}

/** Choices, no texts. */
const MAX_FORM_BYTES = 4096;
const UNSUPPORTED_MEDIA_TYPE = 415;
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Fastify plugin: native form submissions to pages, which respond themselves (ADR 100). */
export async function pageForms(
  app: FastifyInstance,
  { siteOrigin, submit }: PageFormsOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, body: string | Buffer) => String(body),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error.statusCode === UNSUPPORTED_MEDIA_TYPE) return refuseMethod(reply);
    throw error;
  });
  app.post<{ Body?: string }>(PAGE_ROUTE, { compress: false }, (request, reply) => {
    const { body, headers } = request;
    if (body === undefined) return refuseMethod(reply);
    if (isOwnForm(headers, [siteOrigin])) return submit(request, reply, body);
    return reply.code(403).type(PLAIN_TEXT).send('Formuläret skickades från en annan webbplats.');
  });
}

/** Response to a method that an address does not take. */
export function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('Allow', 'GET, HEAD')
    .type(PLAIN_TEXT)
    .send('Den här adressen går bara att läsa.');
}
