/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { StoredPage } from './page-cache';

const HTML = `<title>Sömn &amp; vila</title>${Array.from({ length: 400 }, (_, line) => `<p>Rad ${line * 7919}</p>`).join('')}`;

function storedPage(): StoredPage {
  return new StoredPage({ status: 200, html: HTML, headers: {}, generation: 0, renderedAt: 0 });
}

/** As soon as a body is smaller than it was. */
async function smallerThan(page: StoredPage, length: number): Promise<Buffer> {
  for (;;) {
    const body = page.at('br')?.body;
    if (body && body.length < length) return body;
    await new Promise(setImmediate);
  }
}

describe('a stored page', () => {
  it('reads its title', () => {
    expect(storedPage().title).toBe('Sömn & vila');
  });

  it('has an encoding once it was asked for', async () => {
    const page = storedPage();
    expect(page.at('br')).toBeUndefined();
    const { body, headers } = await page.encode('br');
    expect(brotliDecompressSync(body).toString()).toBe(HTML);
    expect(headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': body.length });
  });

  it('is pressed harder when it is asked for again, to the same page', async () => {
    const page = storedPage();
    const quick = await page.encode('br');
    const body = await smallerThan(page, quick.body.length);
    expect(brotliDecompressSync(body).toString()).toBe(HTML);
    expect(page.at('br')?.headers).toMatchObject({ 'Content-Length': body.length, ETag: page.etag });
  });
});
