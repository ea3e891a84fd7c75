import { describe, expect, it } from '@jest/globals';
import { SITE_ENTRIES } from './entry-reader';
import { buildFeed, buildRobots, buildSitemap, siteIndexTexts } from './site-index';

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
    const patterns = ['/', '/resurser', '/logo', '/cart', '/aterhamtningstest', '/kunskapsbibliotek/:slug'];
    expect(buildSitemap(ORIGIN, patterns, [ENTRY])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        `<url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/resurser</loc></url>` +
        `<url><loc>${ORIGIN}/kunskapsbibliotek/klarhet-utan-press</loc><lastmod>2026-03-05T10:00:00.000Z</lastmod></url>` +
        '</urlset>\n',
    );
  });
});

describe('buildFeed', () => {
  it('escapes what authors write and drops what XML forbids', () => {
    const feed = buildFeed(ORIGIN, [ENTRY]);
    expect(feed).toContain('<title>Klarhet &amp; &lt;lugn&gt;</title>');
    expect(feed).toContain('<summary>Om ”klarhet”</summary>');
    expect(feed).toContain('<updated>2026-03-05T10:00:00.000Z</updated>');
  });

  it('returns one Atom document with an entry for each article', () => {
    expect(buildFeed(ORIGIN, [{ ...ENTRY, title: 'Klarhet', excerpt: 'Kort.' }])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">' +
        `<id>${ORIGIN}/</id><title>Stillsam</title><updated>2026-03-05T10:00:00.000Z</updated>` +
        `<link href="${ORIGIN}/"/><link rel="self" href="${ORIGIN}/feed.xml"/>` +
        '<author><name>Stillsam</name></author>' +
        `<entry><id>${ORIGIN}/kunskapsbibliotek/klarhet-utan-press</id><title>Klarhet</title>` +
        `<link href="${ORIGIN}/kunskapsbibliotek/klarhet-utan-press"/>` +
        '<published>2026-03-04T10:00:00.000Z</published><updated>2026-03-05T10:00:00.000Z</updated>' +
        '<summary>Kort.</summary></entry></feed>\n',
    );
  });

  it('lists letters among the articles, by the day', () => {
    const letter = {
      slug: 'var-2026',
      subject: 'Vår & <ljus>',
      preheader: 'Om våren.',
      sent_at: '2026-03-04T12:00:00.000Z',
    };
    const older = { ...ENTRY, slug: 'aldre', published_at: '2026-03-01T10:00:00.000Z' };
    const feed = buildFeed(ORIGIN, [older, { ...ENTRY, published_at: '2026-03-05T10:00:00.000Z' }], [letter]);
    expect([...feed.matchAll(/<entry><id>[^<]*\/([^/<]+)</g)].map(([, slug]) => slug)).toEqual([
      'klarhet-utan-press',
      'var-2026',
      'aldre',
    ]);
    expect(feed).toContain(
      `<entry><id>${ORIGIN}/nyhetsbrev/brev/var-2026</id><title>Vår &amp; &lt;ljus&gt;</title>` +
        `<link href="${ORIGIN}/nyhetsbrev/brev/var-2026"/>` +
        `<published>${letter.sent_at}</published><updated>${letter.sent_at}</updated>` +
        '<summary>Om våren.</summary></entry>',
    );
  });

  it('changes when its newest article does', () => {
    const changed = {
      ...ENTRY,
      published_at: '2025-01-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
    };
    for (const entries of [
      [ENTRY, changed],
      [changed, ENTRY],
    ])
      expect(buildFeed(ORIGIN, entries)).toContain(
        '<title>Stillsam</title><updated>2026-11-01T00:00:00.000Z</updated>',
      );
    expect(buildFeed(ORIGIN, [])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('holds the thirty newest', () => {
    const entries = Array.from({ length: 31 }, (_, day) => ({
      ...ENTRY,
      slug: `artikel-${day}`,
      published_at: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
    }));
    const feed = buildFeed(ORIGIN, entries);
    expect(feed.match(/<entry>/g)).toHaveLength(30);
    expect(feed).not.toContain('artikel-0<');
  });

  it('dates an article without a day of publication by its last change', () => {
    expect(buildFeed(ORIGIN, [{ ...ENTRY, published_at: null }])).toContain(
      `<published>${ENTRY.updated_at}</published>`,
    );
  });

  it('keeps what XML allows', () => {
    const title = 'a\tb\nc\rd "e" \u{1F33F} å\uE000';
    expect(buildFeed(ORIGIN, [{ ...ENTRY, title }])).toContain(
      '<title>a\tb\nc\rd &quot;e&quot; \u{1F33F} å\uE000</title>',
    );
  });

  it.each(['\u0000', '\u000B', '\uFFFE', '\uD800'])('drops %j', (forbidden) => {
    expect(buildFeed(ORIGIN, [{ ...ENTRY, title: `a${forbidden}${forbidden}b` }])).toContain(
      '<title>ab</title>',
    );
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

describe('the list of published posts', () => {
  it.each([
    [{ published_at: undefined }],
    [{ published_at: null }],
    [{ updated_at: '2026-03-05T10:00:00+01:00', published_at: '2026-03-05T10:00:00+01:00' }],
  ])('may hold %j', (changes) => {
    expect(SITE_ENTRIES.safeParse([{ ...ENTRY, ...changes }]).success).toBe(true);
  });

  it.each([
    { slug: undefined },
    { title: 7 },
    { excerpt: null },
    { updated_at: 'igår' },
    { published_at: 'igår' },
  ])('fails with %j', (changes) =>
    expect(SITE_ENTRIES.safeParse([{ ...ENTRY, ...changes }]).success).toBe(false),
  );
});

describe('siteIndexTexts', () => {
  const POST = { slug: 'vila', title: 'Vila', excerpt: 'Kort.', updated_at: '2026-11-22T10:00:00Z' };
  const LETTER = {
    slug: 'host',
    subject: 'Ett höstbrev',
    preheader: 'Kort.',
    sent_at: '2026-11-20T10:00:00Z',
  };
  const PART_PATH = '/sitemap-:part(^\\d{1,5}$).xml';

  function textsOf(total: number) {
    return siteIndexTexts('https://stillsam.example', () => ['/resurser'], {
      newest: async () => ({ posts: [POST], total }),
      part: async (part) => [{ ...POST, slug: `vila-${part}` }],
      letters: async () => [LETTER],
      guides: async () => [{ slug: 'lugn', edition_date: '2026-11-20' }],
    });
  }

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', ['Sitemap: https://stillsam.example/sitemap.xml']],
    [
      '/sitemap.xml',
      'application/xml; charset=utf-8',
      [
        '/resurser</loc>',
        '/produkter/lugn</loc><lastmod>2026-11-20<',
        '/las/lugn/1</loc>',
        '/nyhetsbrev/brev/host</loc>',
        '/kunskapsbibliotek/vila-1</loc>',
      ],
    ],
    [
      '/feed.xml',
      'application/atom+xml; charset=utf-8',
      ['<title>Vila</title>', '<title>Ett höstbrev</title>'],
    ],
  ])('serves %s as %s', async (path, contentType, parts) => {
    const text = textsOf(2000)[path];
    expect(text?.contentType).toBe(contentType);
    const body = await text?.body({});
    for (const part of parts) expect(body).toContain(part);
  });

  it('splits a sitemap of more posts than one part holds, and indexes the parts', async () => {
    expect(await textsOf(2001)['/sitemap.xml']?.body({})).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<sitemap><loc>https://stillsam.example/sitemap-1.xml</loc></sitemap>' +
        '<sitemap><loc>https://stillsam.example/sitemap-2.xml</loc></sitemap></sitemapindex>\n',
    );
  });

  it('puts the pages in the first part too, and lists only parts with posts', async () => {
    const { [PART_PATH]: parts } = textsOf(2001);
    expect(await parts?.body({ part: '1' })).toMatch(/resurser<.*brev\/host<.*vila-1</);
    expect(await parts?.body({ part: '2' })).toContain('vila-2<');
    expect(await parts?.body({ part: '2' })).not.toMatch(/resurser|nyhetsbrev/);
    expect(await parts?.body({ part: '3' })).toBeNull();
    expect(await parts?.body({ part: '0' })).toBeNull();
  });
});
