import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error';
import { COMMON_ERRORS } from './error-texts';
import { bodyKindsOf } from './request-bodies';

const DEEPEST_NESTING = 20;

/**
 * Whether PostgreSQL can store every text in a value: it takes neither NUL nor lone surrogates. False also for a
 * value that is nested deeper than {@link DEEPEST_NESTING}.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST_NESTING) return false;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key, depth) && isStorable(entry, depth + 1),
  );
}

/** Refuses a request whose path, query or body cannot be decoded or stored. */
export function refuseUnstorable(request: Request, _response: Response, next: NextFunction): void {
  if (isReadableUrl(request.originalUrl) && isStorable(request.query) && isStorable(request.body))
    return next();
  next(new DomainError(COMMON_ERRORS.MALFORMED_REQUEST, { status: 400, code: 'MALFORMED_REQUEST' }));
}

function isReadableUrl(url: string): boolean {
  try {
    return isStorable(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** Without a charset a text is UTF-8 (RFC 8259, section 8.1). A form is not read, so its charset does not matter. */
function isUtf8(request: Request): boolean {
  if (!request.is(['application/json', 'text/*'])) return true;
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '') ?? [];
  return /^utf-?8$/i.test(charset);
}

/** Refuses a body of another media type than its route takes, or in another encoding than UTF-8. */
export function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody || (request.is(bodyKindsOf(request.path)) && isUtf8(request))) return next();
  next(
    new DomainError(COMMON_ERRORS.UNSUPPORTED_MEDIA_TYPE, { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }),
  );
}
