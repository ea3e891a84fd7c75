import type { ArticleSummary } from './articles.types';

/** What a card shows of an article, and no more: it travels with every page that has cards. */
export type ArticleTeaser = Pick<
  ArticleSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'image_url' | 'categories' | 'difficulty' | 'reading_time'
>;

export function toArticleTeaser(article: ArticleSummary): ArticleTeaser {
  const { id, slug, title, excerpt, image_url, categories, difficulty, reading_time } = article;
  return { id, slug, title, excerpt, image_url, categories, difficulty, reading_time };
}
