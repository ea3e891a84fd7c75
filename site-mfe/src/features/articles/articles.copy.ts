export const ARTICLES_COPY = {
  minutes: (minutes: number) => `${minutes} min`,
  loading: 'Laddar artikel...',
  /** The category of an article without one (specification, section 2). */
  fallbackCategory: 'Wellness',
};
