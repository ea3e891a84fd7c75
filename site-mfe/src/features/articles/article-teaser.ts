import type { ArticleSummary } from './articles.types';

/** The fields that a card shows. The hydration data of a page repeats them for each card, so others are left out. */
const FIELDS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'image_url',
  'image_focus',
  'categories',
  'difficulty',
  'reading_time',
  'short_reading_time',
] as const;

export type ArticleTeaser = Pick<ArticleSummary, (typeof FIELDS)[number]>;

export function toArticleTeaser(article: ArticleSummary): ArticleTeaser {
  return Object.fromEntries(FIELDS.map((name) => [name, article[name]])) as ArticleTeaser;
}
