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
    if (next instanceof Response) return next;
    return next ? Response.json(next) : isDown();
  }, 'http://api.example');
  return { reader, addresses };
}

describe('the list of newest posts', () => {
  it('comes at each call, and stays the last one read while the API is down', async () => {
    const older = { posts: [ENTRY], total: 1 };
    const newer = { posts: [ENTRY, { ...ENTRY, slug: 'andas' }], total: 2 };
    const { reader, addresses } = readerOf(older, newer, null);
    expect(await reader.newest()).toEqual(older);
    expect(await reader.newest()).toEqual(newer);
    expect(await reader.newest()).toEqual(newer);
    expect(new Set(addresses)).toEqual(new Set(['http://api.example/api/blog/posts?limit=40']));
  });

  it('does not come while the API is down and none was read before', async () => {
    await expect(createEntryReader(isDown, 'http://api.example').newest()).rejects.toThrow('fetch failed');
  });

  it('fails when it differs from its documentation', async () => {
    await expect(readerOf({ posts: [ENTRY] }).reader.newest()).rejects.toThrow();
  });
});

describe('a part of the sitemap', () => {
  it('comes by its number and stays, each part by itself', async () => {
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

describe('the list of letters', () => {
  const pageOf = (totalPages: number, ...slugs: string[]) => ({
    letters: slugs.map((slug) => ({
      slug,
      subject: 'Höst',
      preheader: 'Kort.',
      sent_at: '2026-11-22T10:00:00Z',
    })),
    pagination: { totalPages },
  });

  it('comes page by page, and stays the last one read while the API is down', async () => {
    const { reader, addresses } = readerOf(pageOf(2, 'c', 'b'), pageOf(2, 'a'), null, null);
    for (let time = 0; time < 2; time += 1)
      expect((await reader.letters()).map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
    expect(addresses.slice(0, 2)).toEqual(
      [1, 2].map((page) => `http://api.example/api/newsletter/letters?limit=100&page=${page}`),
    );
  });

  it('comes empty where the API is of a release without letters', async () => {
    const unknown = Response.json({ error: 'Finns inte.' }, { status: 404 });
    expect(await readerOf(unknown).reader.letters()).toEqual([]);
  });
});
