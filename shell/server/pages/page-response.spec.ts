import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ENCODINGS, createPageResponse, type PageResponse } from './page-response';

const HTML = Array.from({ length: 400 }, (_, line) => `<p>Rad ${line * 7919}</p>`).join('');

function pageOf(html: string, tags: string[] = []): PageResponse {
  return createPageResponse({
    status: 200,
    html,
    headers: {},
    renderedAt: 0,
    release: null,
    route: '/*',
    tags,
    isAdmin: false,
  });
}

describe('a page response', () => {
  it('returns the same document in each encoding', async () => {
    const page = pageOf(HTML);
    expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(HTML);
    expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(HTML);
  });

  it('shrinks in each encoding', async () => {
    const page = pageOf(HTML);
    for (const encoding of ENCODINGS)
      expect((await page.encoded(encoding)).length).toBeLessThan(HTML.length / 2);
  });

  it('prefers brotli to gzip', () => {
    expect(ENCODINGS).toEqual(['br', 'gzip']);
  });

  it.each(ENCODINGS)('compresses once as %s', (encoding) => {
    const page = pageOf(HTML);
    expect(page.encoded(encoding)).toBe(page.encoded(encoding));
  });

  it('carries headers that keep its encodings apart in caches, beside its own', () => {
    const headers = { 'Cache-Control': 'no-store' };
    const page = createPageResponse({
      status: 404,
      html: 'å',
      headers,
      renderedAt: 7,
      release: null,
      route: '/*',
      tags: [],
      isAdmin: false,
    });
    expect(page.headers).toEqual({
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ETag: page.etag,
    });
    expect([page.status, page.renderedAt]).toEqual([404, 7]);
    expect(page.html.toString()).toBe('å');
  });

  it('counts for the cache with more than its bytes', async () => {
    const page = pageOf(HTML);
    const encoded = await Promise.all(ENCODINGS.map((encoding) => page.encoded(encoding)));
    const bytes = [page.html, ...encoded].reduce((sum, { length }) => sum + length, 0);
    expect(page.size).toBeGreaterThan(bytes);
    expect(page.size).toBeLessThan(2 * bytes);
    expect(pageOf(HTML, ['post:1', 'posts']).size).toBe(page.size + 2 * 'post:1,posts'.length);
  });

  it('has an ETag that changes with the document alone', () => {
    expect(pageOf(HTML).etag).toBe(pageOf(HTML).etag);
    expect(pageOf(HTML).etag).toMatch(/^"[\w-]{27}"$/);
    expect(pageOf(HTML).etag).not.toBe(pageOf(`${HTML}.`).etag);
  });
});
