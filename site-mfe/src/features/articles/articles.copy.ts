export const ARTICLES_COPY = {
  minutes: (minutes: number) => `${minutes} min`,
  loading: 'Laddar artikel...',
  /** Stands for the category where an article has none (specification, section 2). */
  fallbackCategory: 'Wellness',
};
