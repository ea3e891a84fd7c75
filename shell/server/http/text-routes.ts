import type { FastifyInstance } from 'fastify';
import { etagOf } from '../pages/page-response';

export interface TextResponse {
  contentType: string;
  body: () => Promise<string> | string;
  cacheControl?: string;
  /** In addition to the common headers. */
  headers?: () => Record<string, string>;
}

/** Texts, such as /robots.txt, by their address: made for each request, and a 304 to clients that have them. */
export function textRoutes(app: FastifyInstance, texts: Record<string, TextResponse>): void {
  for (const [path, { contentType, body, headers, cacheControl }] of Object.entries(texts)) {
    app.get(path, async (request, reply) => {
      const text = await body();
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
