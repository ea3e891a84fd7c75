import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { isReadable } from './body-type.interceptor';
import { malformedRequest } from './safe-text';
import { FORM_BODY, maxBytesOf, takesForm } from './request-bodies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a body of JSON, for routes whose callers sign them. */
    rawBody?: Buffer;
  }
}

/**
 * Parses JSON objects and lists, and forms where a route takes them, up to the length that the route takes. Any other
 * body stays unread: its route reads it as a stream, or BodyTypeInterceptor refuses it.
 */
export function parseBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = maxBytesOf(route.url);
  });
  app.decorateRequest('rawBody');
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 || !isReadable(request.headers)) return done(null, undefined);
    request.rawBody = body;
    void parseJson(request, body.toString(), (error, value) => {
      if (!error && (typeof value !== 'object' || value === null)) return done(malformedRequest());
      done(error, value);
    });
  });
  app.addContentTypeParser<string>(FORM_BODY, { parseAs: 'string' }, (request, body, done) => {
    const isRead = takesForm(request.routeOptions.url) && isReadable(request.headers);
    done(null, isRead ? parse(body) : undefined);
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}
