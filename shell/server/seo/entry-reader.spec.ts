import { describe, expect, it } from '@jest/globals';
import { SITEMAP_PART } from '@stillsam/contracts';
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

describe('the list of newest posts', () => {
  it('comes at each call, and stays the last one read while the API is down', async () => {
    const older = [ENTRY];
    const newer = [ENTRY, { ...ENTRY, slug: 'andas' }];
    const { reader, addresses } = readerOf({ posts: older }, { posts: newer }, null);
    expect(await reader.newest()).toEqual(older);
    expect(await reader.newest()).toEqual(newer);
    expect(await reader.newest()).toEqual(newer);
    expect(new Set(addresses)).toEqual(new Set(['http://api.example/api/blog/posts?limit=40']));
  });

  it('does not come while the API is down and none was read before', async () => {
    await expect(createEntryReader(isDown, 'http://api.example').newest()).rejects.toThrow('fetch failed');
  });

  it('fails when it differs from its documentation', async () => {
    await expect(readerOf({ entries: [ENTRY] }).reader.newest()).rejects.toThrow();
  });
});

describe('the list of all posts', () => {
  it('comes part by part, and stays the last one read while the API is down', async () => {
    const full = Array.from({ length: SITEMAP_PART }, () => ENTRY);
    const { reader, addresses } = readerOf(full, [{ ...ENTRY, slug: 'andas' }], null, null);
    for (let time = 0; time < 2; time += 1) {
      const posts = await reader.posts();
      expect([posts.length, posts.at(-1)?.slug]).toEqual([SITEMAP_PART + 1, 'andas']);
    }
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
});
