import { SITEMAP_PART } from '@stillsam/contracts';
import type { TextResponse } from '../http/text-routes';
import type { EntryReader } from './entry-reader';
import { buildFeed, buildRobots, buildSitemap, buildSitemapIndex } from './site-index';

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
