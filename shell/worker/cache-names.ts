export const CACHES = {
  pages: 'stillsam-pages',
  assets: 'stillsam-assets',
  answers: 'stillsam-answers',
  /** What became of forms that were sent later. */
  outcomes: 'stillsam-outcomes',
} as const;

/** Every cache of the worker begins so; what begins so and is not in the list is of an older worker. */
export const CACHE_PREFIX = 'stillsam-';
