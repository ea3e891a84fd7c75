export const ARTICLES_COPY = {
  loading: 'Laddar artikel...',
  minutes: (minutes: number) => `${minutes} min`,
  short: (minutes: number) => `Kort, ${minutes} min`,
  /** The category of an article without one (specification, section 2). */
  fallbackCategory: 'Wellness',
};
