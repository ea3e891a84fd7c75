import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 48 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What React escapes in text. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body and its headers, ready to be written. */
export interface EncodedPage {
  body: Buffer;
  headers: Record<string, string | number>;
}

interface StoredPageOptions {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Of which generation of releases and content it was rendered. */
  generation: number;
  /** Milliseconds, on the process's monotonic clock. */
  renderedAt: number;
}

/** A rendered page. Each encoding is made when the first visitor asks for it, and kept. */
export class StoredPage {
  readonly status: number;
  readonly generation: number;
  readonly renderedAt: number;
  readonly etag: string;
  /** As a reader sees it; empty where the document names none. */
  readonly title: string;
  readonly #headers: Record<string, string>;
  readonly #encoded: Partial<Record<Encoding, EncodedPage>> = {};
  readonly #identity: Buffer;

  constructor({ status, html, headers, generation, renderedAt }: StoredPageOptions) {
    this.status = status;
    this.generation = generation;
    this.renderedAt = renderedAt;
    this.title = readTitle(html);
    this.#identity = Buffer.from(html);
    this.etag = `"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 27)}"`;
    this.#headers = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ETag: this.etag,
    };
    this.#keep('identity', this.#identity);
  }

  /** Bytes of memory, all encodings counted as if they were made. */
  get size(): number {
    return Math.ceil(this.#identity.length * 1.6) + 4096;
  }

  /** Headers of an answer without a body (304). */
  get bareHeaders(): Record<string, string> {
    return this.#headers;
  }

  /** The page in an encoding, if it was made before. */
  at(encoding: Encoding): EncodedPage | undefined {
    return this.#encoded[encoding];
  }

  async encode(encoding: Encoding): Promise<EncodedPage> {
    return this.#encoded[encoding] ?? this.#keep(encoding, await compress(this.#identity, encoding));
  }

  #keep(encoding: Encoding, body: Buffer): EncodedPage {
    const page = {
      body,
      headers: {
        ...this.#headers,
        'Content-Length': body.length,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    };
    this.#encoded[encoding] = page;
    return page;
  }
}

function readTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 });
  if (encoding === 'identity') return Promise.resolve(body);
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Rendered pages by path and query, bounded by bytes. */
export function createPageCache(): LRUCache<string, StoredPage> {
  return new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page, path) => page.size + path.length * 2,
  });
}
