import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { tap, type Observable } from 'rxjs';
import { API_HEADERS } from '../../common/api-headers';
import { ContentChanges } from './content-changes';

interface Answer {
  body: Buffer;
  etag: string;
  /** Complete, so that an answer is one write. */
  headers: Record<string, string | number>;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Longer addresses are answered but not kept. */
const KEEPABLE_URL_LENGTH = 300;
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Public answers of the blog, kept as bytes until content changes. {@link KeepPublicAnswer} fills it behind a
 * controller; {@link servePublicAnswers} stands ahead of Nest, so that a kept answer skips the whole way.
 */
@Injectable()
export class PublicAnswers {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length * 2 + 200,
  });
  readonly #changes: ContentChanges;
  #generation = 0;

  constructor(@Inject(ContentChanges) changes: ContentChanges) {
    changes.stream.subscribe(() => this.clear());
    changes.hearing.subscribe(() => this.clear());
    this.#changes = changes;
  }

  /** Changes whenever content does. */
  get generation(): number {
    return this.#generation;
  }

  get(url: string): Answer | undefined {
    return this.#answers.get(url);
  }

  /**
   * Keeps an answer that was made in a generation, unless content has changed since, or could change without
   * anybody being told.
   */
  keep(url: string, value: unknown, generation: number): Answer {
    const body = Buffer.from(JSON.stringify(value));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = {
      ...API_HEADERS,
      Vary: 'Origin',
      ETag: etag,
      'Cache-Control': CACHE_CONTROL,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
    };
    const answer = { body, etag, headers };
    const isKeepable = this.#changes.isHearing && url.length <= KEEPABLE_URL_LENGTH;
    if (isKeepable && generation === this.#generation) this.#answers.set(url, answer);
    return answer;
  }

  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
  }
}

/** Keeps what a public GET route of the blog answers. */
@Injectable()
export class KeepPublicAnswer implements NestInterceptor {
  constructor(@Inject(PublicAnswers) private readonly answers: PublicAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { generation } = this.answers;
    return next.handle().pipe(
      tap((value) => {
        const { etag } = this.answers.keep(request.originalUrl, value, generation);
        response.set('ETag', etag);
        if (!request.headers.authorization) response.set('Cache-Control', CACHE_CONTROL);
      }),
    );
  }
}

/**
 * Express middleware: a kept answer at once, 304 where the caller has it already. It stands first, so it leaves
 * what needs more (a token, another origin) to the rest.
 */
export function servePublicAnswers(answers: PublicAnswers) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { authorization, origin } = request.headers;
    if (request.method !== 'GET' || authorization || origin) return next();
    const answer = answers.get(request.originalUrl);
    if (!answer) return next();
    if (isKnown(request.headers['if-none-match'], answer.etag)) {
      const { 'Content-Length': _length, 'Content-Type': _type, ...headers } = answer.headers;
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  };
}

/** Compared weakly (RFC 9110, section 13.1.2): what compresses an answer on the way marks its tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
