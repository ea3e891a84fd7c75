import type { ArticleSummary } from './articles.types';

/** The fields that a card shows. The hydration data of a page repeats them for each card, so others are left out. */
export type ArticleTeaser = Pick<
  ArticleSummary,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'image_url'
  | 'image_focus'
  | 'categories'
  | 'difficulty'
  | 'reading_time'
  | 'short_reading_time'
>;

export function toArticleTeaser(article: ArticleSummary): ArticleTeaser {
  const {
    id,
    slug,
    title,
    excerpt,
    image_url,
    image_focus,
    categories,
    difficulty,
    reading_time,
    short_reading_time,
  } = article;
  return {
    id,
    slug,
    title,
    excerpt,
    image_url,
    image_focus,
    categories,
    difficulty,
    reading_time,
    short_reading_time,
  };
}
