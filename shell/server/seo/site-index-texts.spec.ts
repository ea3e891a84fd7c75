import { expect, it } from '@jest/globals';
import { siteIndexTexts } from './site-index-texts';

const ENTRY = { slug: 'vila', title: 'Vila', excerpt: 'Kort.', updated_at: '2026-11-22T10:00:00Z' };
const texts = siteIndexTexts(
  'https://stillsam.example',
  () => ['/resurser'],
  async () => [ENTRY],
);

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8', ['Sitemap: https://stillsam.example/sitemap.xml']],
  ['/sitemap.xml', 'application/xml; charset=utf-8', ['/resurser</loc>', '/kunskapsbibliotek/vila</loc>']],
  ['/feed.xml', 'application/atom+xml; charset=utf-8', ['<title>Vila</title>']],
])('%s is %s', async (path, contentType, parts) => {
  const text = texts[path];
  expect(text?.contentType).toBe(contentType);
  const body = await text?.body();
  for (const part of parts) expect(body).toContain(part);
});
