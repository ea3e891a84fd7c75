import { describe, expect, it } from '@jest/globals';
import { createEntryReader } from './entry-reader';

const ENTRY = { slug: 'vila', title: 'Vila', excerpt: 'Kort.', updated_at: '2026-11-22T10:00:00Z' };

describe('the list of published posts', () => {
  it('is read at each call, and is the last one read while the API is down', async () => {
    const responses = [[ENTRY], [ENTRY, { ...ENTRY, slug: 'andas' }], null];
    const addresses: unknown[] = [];
    const read = createEntryReader(async (address) => {
      addresses.push(address);
      const next = responses.shift();
      if (!next) throw new TypeError('fetch failed');
      return Response.json(next);
    }, 'http://api.example');
    expect((await read()).map(({ slug }) => slug)).toEqual(['vila']);
    expect((await read()).map(({ slug }) => slug)).toEqual(['vila', 'andas']);
    expect((await read()).map(({ slug }) => slug)).toEqual(['vila', 'andas']);
    expect(new Set(addresses)).toEqual(new Set(['http://api.example/api/blog/sitemap-entries']));
  });

  it('rejects while the API is down and no list was read before', async () => {
    const read = createEntryReader(() => Promise.reject(new TypeError('fetch failed')), 'http://api.example');
    await expect(read()).rejects.toThrow('fetch failed');
  });
});
