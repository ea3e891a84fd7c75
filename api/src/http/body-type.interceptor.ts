import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { DomainError } from './domain-error';
import { COMMON_ERRORS } from './error-texts';
import { bodyKindsOf } from './request-bodies';

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
export function isReadable(headers: FastifyRequest['headers']): boolean {
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
