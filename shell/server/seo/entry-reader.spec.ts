import { describe, expect, it } from '@jest/globals';
import { createEntryReader } from './entry-reader';

const ENTRY = { slug: 'vila', title: 'Vila', excerpt: 'Kort.', updated_at: '2026-11-22T10:00:00Z' };
const isDown = () => Promise.reject(new TypeError('fetch failed'));

/** A reader that gets these responses in turn; at null the API is down. */
function readerOf(...responses: (object | null)[]) {
  const addresses: string[] = [];
  const reader = createEntryReader(async (address) => {
    addresses.push(String(address));
    const next = responses.shift();
    return next ? Response.json(next) : isDown();
  }, 'http://api.example');
  return { reader, addresses };
}

describe('the newest posts', () => {
  it('are read at each call, and are the last ones read while the API is down', async () => {
    const older = { posts: [ENTRY], total: 1 };
    const newer = { posts: [ENTRY, { ...ENTRY, slug: 'andas' }], total: 2 };
    const { reader, addresses } = readerOf(older, newer, null);
    expect(await reader.newest()).toEqual(older);
    expect(await reader.newest()).toEqual(newer);
    expect(await reader.newest()).toEqual(newer);
    expect(new Set(addresses)).toEqual(new Set(['http://api.example/api/blog/posts?limit=40']));
  });

  it('are not there while the API is down and none were read before', async () => {
    await expect(createEntryReader(isDown, 'http://api.example').newest()).rejects.toThrow('fetch failed');
  });

  it('are refused when they are not as documented', async () => {
    await expect(readerOf({ posts: [ENTRY] }).reader.newest()).rejects.toThrow();
  });
});

describe('a part of the sitemap', () => {
  it('is read by its number and kept, each part by itself', async () => {
    const { reader, addresses } = readerOf([ENTRY], [{ ...ENTRY, slug: 'andas' }], null, null, null);
    await reader.part(1);
    await reader.part(2);
    expect((await reader.part(1)).map(({ slug }) => slug)).toEqual(['vila']);
    expect((await reader.part(2)).map(({ slug }) => slug)).toEqual(['andas']);
    await expect(reader.part(3)).rejects.toThrow('fetch failed');
    expect(addresses.slice(0, 2)).toEqual(
      [1, 2].map((part) => `http://api.example/api/blog/sitemap-entries?part=${part}`),
    );
  });
});
