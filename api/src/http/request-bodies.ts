import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Observable } from 'rxjs';
import { COMMON_ERRORS, DomainError, malformedRequest } from './domain-error';
import { parse } from 'node:querystring';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a body of JSON, for routes whose callers sign them. */
    rawBody?: Buffer;
  }
}

const JSON_BODY = ['application/json'];
export const FORM_BODY = 'application/x-www-form-urlencoded';

/** Routes that take another media type than JSON. */
const BODY_KINDS: Readonly<Record<string, string[]>> = {
  // RFC 8058: a mail program posts a form. The address holds the token, and the form is not read.
  '/api/newsletter/unsubscribe': [...JSON_BODY, FORM_BODY, 'multipart/form-data'],
  '/api/admin/newsletter/subscribers/import': ['text/csv'],
  '/api/admin/media': ['multipart/form-data'],
};

/** Whether a route takes a native form submission, of browsers without JavaScript: its pattern ends with `/form`. */
export const takesForm = (route = ''): boolean => route.endsWith('/form');

/** @returns the media types that a route takes. */
const bodyKindsOf = (route = ''): string[] =>
  BODY_KINDS[route] ?? (takesForm(route) ? [FORM_BODY] : JSON_BODY);

/** A message of 5,000 characters, each of up to nine bytes as a form encodes it, and a few short fields. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_POST_BYTES = 1024 * 1024;
export const MAX_BODY_BYTES = 100 * 1024;

/** @returns bytes of JSON or of a form that a route takes. */
function maxBytesOf(route: string): number {
  if (takesForm(route)) return MAX_FORM_BYTES;
  const isPost = ['/api/blog/posts', '/api/blog/admin/working-copies'].some((start) =>
    route.startsWith(start),
  );
  return isPost ? MAX_POST_BYTES : MAX_BODY_BYTES;
}

/** Fields and list items in all; a post with its lists has fewer than a hundred. */
const MAX_ENTRIES = 500;
/** Routes that take long lists: up to 1,000 ids, up to 500 events of two fields. */
const LONG_LISTS: ReadonlySet<string> = new Set([
  '/api/admin/newsletter/subscribers/bulk-update',
  '/api/newsletter/bounces',
]);
const MAX_ENTRIES_OF_LONG_LISTS = 2000;

/** @returns how many fields and list items a route's body may hold in all. */
export const maxEntriesOf = (route = ''): number =>
  LONG_LISTS.has(route) ? MAX_ENTRIES_OF_LONG_LISTS : MAX_ENTRIES;

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

/**
 * Refuses a body of another media type than its route takes, in another encoding than UTF-8, or compressed. It runs
 * after the guards, so that a caller without access is told of that first.
 */
@Injectable()
export class BodyTypeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (hasKnownBody(context.switchToHttp().getRequest<FastifyRequest>())) return next.handle();
    throw new DomainError(415, 'UNSUPPORTED_MEDIA_TYPE', COMMON_ERRORS.UNSUPPORTED_MEDIA_TYPE);
  }
}

/** Whether a request has no body, or one of a type and encoding that its route takes. */
function hasKnownBody({ headers, routeOptions }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return true;
  const type = headers['content-type'] ?? '';
  return bodyKindsOf(routeOptions.url).includes(mediaTypeOf(type)) && isReadable(headers);
}

/** Whether a parser may read a body: its text is UTF-8, and its size is what it seems to be. */
function isReadable(headers: FastifyRequest['headers']): boolean {
  const type = headers['content-type'] ?? '';
  const isText = /^(?:application\/json|text\/.*)$/.test(mediaTypeOf(type));
  return headers['content-encoding'] === undefined && (!isText || hasUtf8(type));
}

const mediaTypeOf = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Without a charset a text is UTF-8 (RFC 8259, section 8.1). */
function hasUtf8(contentType: string): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType) ?? [];
  return /^utf-?8$/i.test(charset);
}
