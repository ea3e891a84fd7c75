/** Posts of one part of the sitemap. */
export const SITEMAP_PART = 2000;
