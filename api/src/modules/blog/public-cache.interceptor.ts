import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { map, of, tap, type Observable } from 'rxjs';
import { ContentChanges } from './content-changes';

interface PublicResponse {
  json: string;
  etag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Longer addresses are answered but not cached. */
const CACHEABLE_URL_LENGTH = 300;

/**
 * Caches the JSON of public GET routes. The version of content is part of each key, so a change makes what was
 * cached before unreachable; nothing is cached while changes of other processes may be missed. A caller who sends
 * the ETag gets 304.
 */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  readonly #responses = new LRUCache<string, PublicResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => (json.length + key.length) * 2,
  });

  constructor(private readonly changes: ContentChanges) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<string | undefined> {
    const http = context.switchToHttp();
    const { originalUrl, headers } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return this.#read(originalUrl, next).pipe(
      map(({ json, etag }) => {
        response.type('json').set('ETag', etag);
        if (!headers.authorization) response.set('Cache-Control', 'public, max-age=0, must-revalidate');
        if (!isKnown(headers['if-none-match'], etag)) return json;
        response.status(304);
        return undefined;
      }),
    );
  }

  #read(url: string, next: CallHandler): Observable<PublicResponse> {
    const key = `${this.changes.version} ${url}`;
    const isCacheable = this.changes.isConnected && url.length <= CACHEABLE_URL_LENGTH;
    const cached = isCacheable ? this.#responses.get(key) : undefined;
    if (cached) return of(cached);
    const fresh = next.handle().pipe(map(toPublicResponse));
    return isCacheable ? fresh.pipe(tap((response) => this.#responses.set(key, response))) : fresh;
  }
}

function toPublicResponse(value: unknown): PublicResponse {
  const json = JSON.stringify(value);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
}

/** Compared weakly (RFC 9110, section 13.1.2): what compresses a response on the way marks its tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
