import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PageResponse } from './page-response';

const HTML = Array.from({ length: 400 }, (_, line) => `<p>Rad ${line * 7919}</p>`).join('');

function pageOf(html: string): PageResponse {
  return new PageResponse({ status: 200, html, headers: {}, generation: 0, renderedAt: 0 });
}

describe('a page response', () => {
  it('is the same document in each encoding', async () => {
    const page = pageOf(HTML);
    expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(HTML);
    expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(HTML);
  });

  it('is compressed once', () => {
    const page = pageOf(HTML);
    expect(page.encoded('br')).toBe(page.encoded('br'));
  });

  it('has an ETag that changes with the document alone', () => {
    expect(pageOf(HTML).etag).toBe(pageOf(HTML).etag);
    expect(pageOf(HTML).etag).not.toBe(pageOf(`${HTML}.`).etag);
  });
});
