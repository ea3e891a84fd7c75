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
export function createPageResponse({ html: text, headers, ...page }: PageResponseOptions) {
  const html = Buffer.from(text);
  const etag = etagOf(html);
  const sent: Readonly<Record<string, string>> = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  const encodings: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    ...page,
    html,
    etag,
    headers: sent,
    /** Bytes of memory, all encodings counted as if they were made. */
    size: Math.ceil(html.length * 1.6) + page.tags.join().length * 2 + 4096,
    encoded: (encoding: Encoding) => (encodings[encoding] ??= compress(html, encoding)),
  };
}

export type PageResponse = Readonly<ReturnType<typeof createPageResponse>>;

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
