import { GUIDES_CACHE, LISTENING_CACHE } from '@stillsam/paths';

export const CACHES = {
  pages: 'stillsam-pages',
  assets: 'stillsam-assets',
  apiResponses: 'stillsam-answers',
  /** Sessions of guides, which pages may be told to forget. */
  guides: GUIDES_CACHE,
  /** Audio of saved articles, which pages fill. */
  listening: LISTENING_CACHE,
  /** Outcomes of queued forms. */
  outcomes: 'stillsam-outcomes',
} as const;

/** Prefix of every cache of the worker. A cache with it that is not in the list belongs to an older worker. */
export const CACHE_PREFIX = 'stillsam-';
