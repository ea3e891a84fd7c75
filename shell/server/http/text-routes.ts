import type { FastifyInstance } from 'fastify';
import { etagOf } from '../pages/page-response';

export interface TextResponse {
  contentType: string;
  /** @returns null where the address names nothing. @param parameters those of the address. */
  body: (parameters: Record<string, string>) => Promise<string | null> | string;
  cacheControl?: string;
  /** In addition to the common headers. */
  headers?: () => Record<string, string>;
}

/** Texts, such as /robots.txt, by their address: made for each request, and a 304 to clients that have them. */
export function textRoutes(app: FastifyInstance, texts: Record<string, TextResponse>): void {
  for (const [path, { contentType, body, headers, cacheControl }] of Object.entries(texts)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const text = await body(request.params);
      if (text === null) return reply.callNotFound();
      const etag = etagOf(text);
      reply.type(contentType).headers({
        ...headers?.(),
        ETag: etag,
        'Cache-Control': cacheControl ?? 'public, max-age=0, must-revalidate',
      });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
    });
  }
}
