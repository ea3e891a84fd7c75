import { SITEMAP_PART } from '@stillsam/contracts';
import { articlePath, isNoindexPath, letterPath, PATHS, productPath, readerPath } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { TextResponse } from '../http/create-server';
import type { EntryReader, SiteEntry, SiteGuide, SiteLetter } from './entry-reader';

const XML = 'application/xml; charset=utf-8';

/**
 * The texts for search engines and feed readers. A sitemap of more posts than a part holds is an index of parts, of which
 * the first has the site's own pages and letters too.
 *
 * @param patterns route patterns of the live remotes.
 */
export function siteIndexTexts(
  siteOrigin: string,
  patterns: () => readonly string[],
  entries: EntryReader,
): Record<string, TextResponse> {
  const partOf = async (part: number) => {
    if (part > 1) return buildSitemap(siteOrigin, [], await entries.part(part));
    return buildSitemap(
      siteOrigin,
      patterns(),
      await entries.part(part),
      await entries.letters(),
      await entries.guides(),
    );
  };
  const countParts = async () => Math.ceil((await entries.newest()).total / SITEMAP_PART);
  return {
    '/robots.txt': { contentType: 'text/plain; charset=utf-8', body: () => buildRobots(siteOrigin) },
    '/sitemap.xml': {
      contentType: XML,
      body: async () => {
        const parts = await countParts();
        return parts > 1 ? buildSitemapIndex(siteOrigin, parts) : partOf(1);
      },
    },
    '/sitemap-:part(^\\d{1,5}$).xml': {
      contentType: XML,
      body: async ({ part }) => {
        const number = Number(part);
        return number >= 1 && number <= (await countParts()) ? partOf(number) : null;
      },
    },
    '/feed.xml': {
      contentType: 'application/atom+xml; charset=utf-8',
      body: async () => buildFeed(siteOrigin, (await entries.newest()).posts, await entries.letters()),
    },
  };
}

/** What the feed lists, of whichever kind. */
interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
}

const FEED_SIZE = 30;
/** Second addresses of a screen; the first is the canonical one. */
const ALIASES: readonly string[] = [PATHS.recoveryTestShort, PATHS.cartAlias];

/**
 * @param patterns route patterns of the live remotes: an address that none of them matches is left out.
 */
export function buildSitemap(
  siteOrigin: string,
  patterns: readonly string[],
  entries: SiteEntry[],
  letters: SiteLetter[] = [],
  guides: SiteGuide[] = [],
): string {
  const pages = Object.values(PATHS)
    .filter((path) => patterns.includes(path) && !isNoindexPath(path) && !ALIASES.includes(path))
    .map((path) => `<url><loc>${escapeXml(siteOrigin + path)}</loc></url>`);
  const dated = (path: string, changed: string) =>
    `<url><loc>${escapeXml(siteOrigin + path)}</loc><lastmod>${escapeXml(changed)}</lastmod></url>`;
  const articles = entries.map(({ slug, updated_at }) => dated(articlePath(slug), updated_at));
  const sent = letters.map(({ slug, sent_at }) => dated(letterPath(slug), sent_at));
  const sold = guides.flatMap(({ slug, edition_date }) =>
    [productPath(slug), readerPath(slug)].map((path) => dated(path, edition_date)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...sold, ...sent, ...articles].join('')}</urlset>\n`;
}

/** @param parts number of the sitemap's parts. */
function buildSitemapIndex(siteOrigin: string, parts: number): string {
  const listed = Array.from({ length: parts }, (_, index) => {
    const address = escapeXml(`${siteOrigin}/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${address}</loc></sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</sitemapindex>\n`;
}

/** An Atom feed (RFC 4287) of the newest posts and letters. */
export function buildFeed(siteOrigin: string, entries: SiteEntry[], letters: SiteLetter[] = []): string {
  const newest = [...entries.map(postInFeed), ...letters.map(letterInFeed)]
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, FEED_SIZE);
  const updated = newest.reduce(
    (latest, entry) => (entry.updated > latest ? entry.updated : latest),
    '1970-01-01T00:00:00Z',
  );
  const items = newest.map((entry) => {
    const url = escapeXml(siteOrigin + entry.path);
    return (
      `<entry><id>${url}</id><title>${escapeXml(entry.title)}</title><link href="${url}"/>` +
      `<published>${escapeXml(entry.published)}</published><updated>${escapeXml(entry.updated)}</updated>` +
      `<summary>${escapeXml(entry.summary)}</summary></entry>`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">` +
    `<id>${escapeXml(siteOrigin)}/</id><title>${BRAND}</title><updated>${escapeXml(updated)}</updated>` +
    `<link href="${escapeXml(siteOrigin)}/"/><link rel="self" href="${escapeXml(siteOrigin)}/feed.xml"/>` +
    `<author><name>${BRAND}</name></author>${items.join('')}</feed>\n`
  );
}

function postInFeed(post: SiteEntry): FeedEntry {
  const { slug, title, excerpt, updated_at } = post;
  const path = articlePath(slug);
  return { path, title, summary: excerpt, published: publishedAt(post), updated: updated_at };
}

/** A letter stays as it was sent. */
function letterInFeed({ slug, subject, preheader, sent_at }: SiteLetter): FeedEntry {
  const path = letterPath(slug);
  return { path, title: subject, summary: preheader, published: sent_at, updated: sent_at };
}

/** By the day of publication. */
export function newestFirst(entries: SiteEntry[]): SiteEntry[] {
  return [...entries].sort((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
}

export function buildRobots(siteOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

function publishedAt(entry: SiteEntry): string {
  return entry.published_at ?? entry.updated_at;
}

/** Text for XML 1.0: markup escaped, forbidden control characters dropped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
