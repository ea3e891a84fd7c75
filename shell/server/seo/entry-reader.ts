import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { SITE_ENTRIES, type SiteEntry } from './site-index';

/** The newest posts, as many as the feed and the offline list name at most, and the number of all. */
export interface NewestEntries {
  posts: SiteEntry[];
  total: number;
}

export interface EntryReader {
  newest: () => Promise<NewestEntries>;
  /** A part of the sitemap, counted from 1; parts beyond the last one are empty. */
  part: (part: number) => Promise<SiteEntry[]>;
}

const NEWEST = 40;
const NEWEST_ENTRIES = z.object({ posts: SITE_ENTRIES, total: z.int() });
/** Lists that are used while the API is down; a part of the sitemap takes about 1 MB. */
const KEPT_LISTS = 4;

/** Reads the published posts for sitemap, feed and offline list. While the API is down, the last lists are used. */
export function createEntryReader(apiFetch: typeof fetch, apiOrigin: string): EntryReader {
  const last = new LRUCache<string, object>({ max: KEPT_LISTS });
  const read = async <List extends object>(path: string, schema: z.ZodType<List>): Promise<List> => {
    try {
      const response = await apiFetch(apiOrigin + path);
      const list = schema.parse(await response.json());
      last.set(path, list);
      return list;
    } catch (error) {
      const kept = last.get(path);
      if (!kept) throw error;
      return schema.parse(kept);
    }
  };
  return {
    newest: () => read(`/api/blog/posts?limit=${NEWEST}`, NEWEST_ENTRIES),
    part: (part) => read(`/api/blog/sitemap-entries?part=${part}`, SITE_ENTRIES),
  };
}
