import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 48 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer ready to be written: body in three encodings, headers complete. */
export interface StoredPage {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, Record<string, string | number>>;
  /** Of which generation of releases and content it was rendered. */
  generation: number;
  renderedAt: number;
}

/** Compresses a document once, for every visitor after. */
export async function preparePage(
  page: { status: number; html: string; headers: Record<string, string> },
  generation: number,
  renderedAt: number,
): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [gzipped, brotlied] = await Promise.all([
    zip(identity, { level: 6 }),
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const bodies = { identity, gzip: gzipped, br: brotlied };
  const headersOf = (encoding: Encoding) => ({
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bodies[encoding].length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  return {
    status: page.status,
    etag,
    bodies,
    headers: { identity: headersOf('identity'), gzip: headersOf('gzip'), br: headersOf('br') },
    generation,
    renderedAt,
  };
}

/** Rendered pages by path and query, bounded by bytes. */
export function createPageCache(): LRUCache<string, StoredPage> {
  return new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }, path) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + path.length * 2 + 4096,
  });
}
