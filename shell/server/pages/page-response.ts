import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseName } from '../releases/release';

/** Higher levels take many times as long for a few per cent. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

interface PageResponseOptions {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Generation of releases and content that the page was rendered from. */
  generation: number;
  /** Milliseconds, on the process's monotonic clock. */
  renderedAt: number;
  /** The release that rendered the page. */
  release: ReleaseName | null;
  /** Pattern of the page's route. */
  route: string;
  /** What the page shows. */
  tags: readonly string[];
  /** Whether it is a page of the admin. */
  isAdmin: boolean;
}

/** A rendered document as it is sent. Each encoding is made once, at the first request for it. */
export class PageResponse {
  readonly status: number;
  readonly generation: number;
  readonly renderedAt: number;
  readonly release: ReleaseName | null;
  readonly route: string;
  readonly tags: readonly string[];
  readonly isAdmin: boolean;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor({
    status,
    html,
    headers,
    generation,
    renderedAt,
    release,
    route,
    tags,
    isAdmin,
  }: PageResponseOptions) {
    this.status = status;
    this.generation = generation;
    this.renderedAt = renderedAt;
    this.release = release;
    this.route = route;
    this.tags = tags;
    this.isAdmin = isAdmin;
    this.html = Buffer.from(html);
    this.etag = etagOf(this.html);
    this.headers = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ETag: this.etag,
    };
  }

  /** Bytes of memory, all encodings counted as if they were made. */
  get size(): number {
    return Math.ceil(this.html.length * 1.6) + this.tags.join().length * 2 + 4096;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.#encoded[encoding] ??= compress(this.html, encoding));
  }
}

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: GZIP_LEVEL });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
