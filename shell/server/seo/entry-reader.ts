import { SITE_ENTRIES, type SiteEntry } from './site-index';

/** Reads the published posts for sitemap, feed and offline list. While the API is down, the last list is used. */
export function createEntryReader(apiFetch: typeof fetch, apiOrigin: string): () => Promise<SiteEntry[]> {
  let last: SiteEntry[] | undefined;
  return async () => {
    try {
      const response = await apiFetch(`${apiOrigin}/api/blog/sitemap-entries`);
      last = SITE_ENTRIES.parse(await response.json());
      return last;
    } catch (error) {
      if (last) return last;
      throw error;
    }
  };
}
