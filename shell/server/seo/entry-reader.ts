import { SITEMAP_PART } from '@stillsam/contracts';
import { z } from 'zod';
import {
  SITE_ENTRIES,
  SITE_GUIDES,
  SITE_LETTERS,
  type EntryReader,
  type SiteEntry,
  type SiteLetter,
} from './site-index';

const NEWEST = 40;
const NEWEST_ENTRIES = z.object({ posts: SITE_ENTRIES });
/** The API's limit for a page of a list. */
const LETTERS_PER_PAGE = 100;
const LETTERS = z.object({ letters: SITE_LETTERS, pagination: z.object({ totalPages: z.int() }) });
const GUIDES = z.object({ guides: SITE_GUIDES });

/** Reads the published posts, letters and guides for sitemap, feed and offline list. While the API is down, the last lists are used. */
export function createEntryReader(apiFetch: typeof fetch, apiOrigin: string): EntryReader {
  const last = new Map<string, unknown>();
  const read = async <List>(path: string, schema: z.ZodType<List>): Promise<List> => {
    try {
      const list = schema.parse(await (await apiFetch(apiOrigin + path)).json());
      last.set(path, list);
      return list;
    } catch (error) {
      if (!last.has(path)) throw error;
      return schema.parse(last.get(path));
    }
  };
  return {
    newest: async () => (await read(`/api/blog/posts?limit=${NEWEST}`, NEWEST_ENTRIES)).posts,
    guides: async () => (await read('/api/guides', GUIDES)).guides,
    async posts() {
      const posts: SiteEntry[] = [];
      for (let part = 1; posts.length === (part - 1) * SITEMAP_PART; part += 1)
        posts.push(...(await read(`/api/blog/sitemap-entries?part=${part}`, SITE_ENTRIES)));
      return posts;
    },
    async letters() {
      const letters: SiteLetter[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await read(`/api/newsletter/letters?limit=${LETTERS_PER_PAGE}&page=${page}`, LETTERS);
        letters.push(...list.letters);
        pages = list.pagination.totalPages;
      }
      return letters;
    },
  };
}
