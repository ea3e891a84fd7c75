import type { TextResponse } from '../http/text-routes';
import { buildFeed, buildRobots, buildSitemap, type SiteEntry } from './site-index';

/**
 * The texts for search engines and feed readers.
 *
 * @param patterns route patterns of the live remotes.
 */
export function siteIndexTexts(
  siteOrigin: string,
  patterns: () => readonly string[],
  readEntries: () => Promise<SiteEntry[]>,
): Record<string, TextResponse> {
  return {
    '/robots.txt': { contentType: 'text/plain; charset=utf-8', body: () => buildRobots(siteOrigin) },
    '/sitemap.xml': {
      contentType: 'application/xml; charset=utf-8',
      body: async () => buildSitemap(siteOrigin, patterns(), await readEntries()),
    },
    '/feed.xml': {
      contentType: 'application/atom+xml; charset=utf-8',
      body: async () => buildFeed(siteOrigin, await readEntries()),
    },
  };
}
