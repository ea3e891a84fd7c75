import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 48 * 1024 * 1024;
/** Of brotli, while a visitor waits for it. */
const QUICK_QUALITY = 6;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One page is pressed at a time: visitors' own pages go before it. */
let pressing: Promise<void> = Promise.resolve();

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

/**
 * A rendered page. Each encoding is made when the first visitor asks for it, and kept; who asks for brotli again
 * finds a page that many read, and it is pressed harder for those who follow: a twelfth less to send, for some
 * fifty times the time.
 */
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
  #isPressed = false;

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
    const page = this.#encoded[encoding];
    if (page && encoding === 'br' && !this.#isPressed) this.#pressHarder();
    return page;
  }

  async encode(encoding: Encoding): Promise<EncodedPage> {
    return this.#encoded[encoding] ?? this.#keep(encoding, await compress(this.#identity, encoding));
  }

  #pressHarder(): void {
    this.#isPressed = true;
    pressing = pressing
      .then(() => brotliOf(this.#identity, constants.BROTLI_MAX_QUALITY))
      .then(
        (body) => void this.#keep('br', body),
        () => {
          // What was made quickly stays.
        },
      );
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
  return brotliOf(body, QUICK_QUALITY);
}

function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Rendered pages by path and query, bounded by bytes. */
export function createPageCache(): LRUCache<string, StoredPage> {
  return new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page, path) => page.size + path.length * 2,
  });
}
