import { expect, it } from '@jest/globals';
import { siteIndexTexts } from './site-index-texts';

const ENTRY = { slug: 'vila', title: 'Vila', excerpt: 'Kort.', updated_at: '2026-11-22T10:00:00Z' };
const LETTER = { slug: 'host', subject: 'Ett höstbrev', preheader: 'Kort.', sent_at: '2026-11-20T10:00:00Z' };
const PART_PATH = '/sitemap-:part(^\\d{1,5}$).xml';

function textsOf(total: number) {
  return siteIndexTexts('https://stillsam.example', () => ['/resurser'], {
    newest: async () => ({ posts: [ENTRY], total }),
    part: async (part) => [{ ...ENTRY, slug: `vila-${part}` }],
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
