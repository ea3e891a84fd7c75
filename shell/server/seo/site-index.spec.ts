import { describe, expect, it } from '@jest/globals';
import { buildFeed, buildRobots, buildSitemap } from './site-index';

const ORIGIN = 'https://stillsam.example';
const ENTRY = {
  slug: 'klarhet-utan-press',
  title: 'Klarhet & <lugn>',
  excerpt: 'Om ”klarhet”\u0000',
  updated_at: '2026-03-05T10:00:00.000Z',
  published_at: '2026-03-04T10:00:00.000Z',
};

describe('buildSitemap', () => {
  it('lists the live public pages and the articles, and nothing that is noindex or an alias', () => {
    const sitemap = buildSitemap(
      ORIGIN,
      ['/', '/resurser', '/logo', '/cart', '/kunskapsbibliotek/:slug'],
      [ENTRY],
    );
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/resurser`,
      `${ORIGIN}/kunskapsbibliotek/klarhet-utan-press`,
    ]);
  });
});

describe('buildFeed', () => {
  it('escapes what authors write and drops what XML forbids', () => {
    const feed = buildFeed(ORIGIN, [ENTRY]);
    expect(feed).toContain('<title>Klarhet &amp; &lt;lugn&gt;</title>');
    expect(feed).toContain('<summary>Om ”klarhet”</summary>');
    expect(feed).toContain('<updated>2026-03-05T10:00:00.000Z</updated>');
  });

  it('puts the newest first', () => {
    const older = { ...ENTRY, slug: 'aldre', published_at: '2025-01-01T00:00:00.000Z' };
    const feed = buildFeed(ORIGIN, [older, ENTRY]);
    expect(feed.indexOf('klarhet-utan-press')).toBeLessThan(feed.indexOf('aldre'));
  });
});

describe('buildRobots', () => {
  it('names the sitemap and leaves noindex pages crawlable, so that their noindex is seen', () => {
    expect(buildRobots(ORIGIN)).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://stillsam.example/sitemap.xml\n',
    );
  });
});
