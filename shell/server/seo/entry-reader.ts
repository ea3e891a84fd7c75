import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Published posts as the API lists them. */
export const SITE_ENTRIES = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    updated_at: z.iso.datetime({ offset: true }),
    published_at: z.iso.datetime({ offset: true }).nullish(),
  }),
);

export type SiteEntry = z.infer<typeof SITE_ENTRIES>[number];

/** Letters to subscribers as the API lists them. */
const SITE_LETTERS = z.array(
  z.object({
    slug: z.string(),
    subject: z.string(),
    preheader: z.string(),
    sent_at: z.iso.datetime({ offset: true }),
  }),
);

export type SiteLetter = z.infer<typeof SITE_LETTERS>[number];

/** Guides as the API lists them. */
const SITE_GUIDES = z.array(z.object({ slug: z.string(), edition_date: z.iso.date() }));

export type SiteGuide = z.infer<typeof SITE_GUIDES>[number];

/** The newest posts, as many as the feed and the offline list name at most, and the number of all. */
interface NewestEntries {
  posts: SiteEntry[];
  total: number;
}

export interface EntryReader {
  newest: () => Promise<NewestEntries>;
  /** A part of the sitemap, counted from 1; parts beyond the last one are empty. */
  part: (part: number) => Promise<SiteEntry[]>;
  /** All letters of the archive, newest first. */
  letters: () => Promise<SiteLetter[]>;
  guides: () => Promise<SiteGuide[]>;
}

const NEWEST = 40;
const NEWEST_ENTRIES = z.object({ posts: SITE_ENTRIES, total: z.int() });
/** The API's limit for a page of a list. */
const LETTERS_PER_PAGE = 100;
const LETTERS = z.object({ letters: SITE_LETTERS, pagination: z.object({ totalPages: z.int() }) });
const GUIDES = z.object({ guides: SITE_GUIDES });
/** Of an API of the release before. */
const NO_GUIDES = { guides: [] };
const NO_LETTERS = { letters: [], pagination: { totalPages: 1 } };
/** Lists that are used while the API is down; a part of the sitemap takes about 1 MB. */
const KEPT_LISTS = 8;

/** Reads the published posts, letters and guides for sitemap, feed and offline list. While the API is down, the last lists are used. */
export function createEntryReader(apiFetch: typeof fetch, apiOrigin: string): EntryReader {
  const last = new LRUCache<string, object>({ max: KEPT_LISTS });
  const read = async <List extends object>(
    path: string,
    schema: z.ZodType<List>,
    ifUnknown?: List,
  ): Promise<List> => {
    try {
      const response = await apiFetch(apiOrigin + path);
      if (response.status === 404 && ifUnknown) return ifUnknown;
      const list = schema.parse(await response.json());
      last.set(path, list);
      return list;
    } catch (error) {
      const kept = last.get(path);
      if (!kept) throw error;
      return schema.parse(kept);
    }
  };
  const letterPage = (page: number) =>
    read(`/api/newsletter/letters?limit=${LETTERS_PER_PAGE}&page=${page}`, LETTERS, NO_LETTERS);
  return {
    newest: () => read(`/api/blog/posts?limit=${NEWEST}`, NEWEST_ENTRIES),
    part: (part) => read(`/api/blog/sitemap-entries?part=${part}`, SITE_ENTRIES),
    guides: async () => (await read('/api/guides', GUIDES, NO_GUIDES)).guides,
    async letters() {
      const first = await letterPage(1);
      const letters = [...first.letters];
      for (let page = 2; page <= first.pagination.totalPages; page += 1)
        letters.push(...(await letterPage(page)).letters);
      return letters;
    },
  };
}
