import { createHash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { map, of, tap, type Observable } from 'rxjs';
import { ContentChanges } from './content-changes';
import { TAGS_HEADER } from './content-tags';

interface PublicResponse {
  /** JSON, encoded once for all who ask. */
  body: Buffer;
  etag: string;
  tags: string[];
}

type ReadTags = (value: unknown, query: FastifyRequest['query']) => string[];

const MAX_BYTES = 16 * 1024 * 1024;
/** Longer addresses are answered but not cached. */
const CACHEABLE_URL_LENGTH = 300;
/** What an article shows of other posts may be as old (`tagsOfPage`). */
const MAX_LIFE_MS = 60 * 60 * 1000;
const TAGS = 'public-cache-tags';

/** Caches the responses of a public GET route by what they show. */
export function PublicCache<Value, Query = unknown>(
  tags: (value: Value, query: Query) => string[],
): MethodDecorator {
  return applyDecorators(SetMetadata(TAGS, tags), UseInterceptors(PublicCacheInterceptor));
}

/**
 * Caches the JSON of public GET routes. A change drops the responses that show what it touches; nothing is cached while
 * changes of other processes may be missed. A caller who sends the ETag gets 304.
 */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  readonly #responses = new LRUCache<string, PublicResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, tags }, key) => body.length + (key.length + tags.join().length) * 2,
    ttl: MAX_LIFE_MS,
  });

  constructor(
    private readonly changes: ContentChanges,
    private readonly reflector: Reflector,
  ) {
    changes.drops.subscribe((tags) => this.#drop(tags));
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<Buffer | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { headers } = request;
    const reply = http.getResponse<FastifyReply>();
    const readTags = this.reflector.get<ReadTags>(TAGS, context.getHandler());
    return this.#read(request, readTags, next).pipe(
      map(({ body, etag, tags }) => {
        reply.headers({ ETag: etag, [TAGS_HEADER]: tags.join(' ') });
        if (!headers.authorization) reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
        if (isKnown(headers['if-none-match'], etag)) {
          reply.code(304);
          return undefined;
        }
        reply.type('application/json; charset=utf-8');
        return body;
      }),
    );
  }

  #read(request: FastifyRequest, readTags: ReadTags, next: CallHandler): Observable<PublicResponse> {
    const url = request.url;
    const { version } = this.changes;
    const isCacheable = this.changes.isConnected && url.length <= CACHEABLE_URL_LENGTH;
    const cached = isCacheable ? this.#responses.get(url) : undefined;
    if (cached) return of(cached);
    const fresh = next
      .handle()
      .pipe(map((value) => ({ ...toPublicResponse(value), tags: readTags(value, request.query) })));
    if (!isCacheable) return fresh;
    // A change during the read may have touched it.
    return fresh.pipe(
      tap((response) => {
        if (this.changes.version === version) this.#responses.set(url, response);
      }),
    );
  }

  #drop(tags: string[] | null): void {
    if (!tags) return this.#responses.clear();
    const dropped = new Set(tags);
    for (const [url, response] of [...this.#responses.entries()])
      if (response.tags.some((tag) => dropped.has(tag))) this.#responses.delete(url);
  }
}

function toPublicResponse(value: unknown): Pick<PublicResponse, 'body' | 'etag'> {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** Compared weakly (RFC 9110, section 13.1.2): what compresses a response on the way marks its tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
