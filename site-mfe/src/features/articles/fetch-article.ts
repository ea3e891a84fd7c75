import { dayInWords } from '@stillsam/dates';
import { nextStep, type NextStep } from '../../guidance/next-step';
import { fetchArticleResponse } from './api-calls';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from './article-markup';
import { outlineArticle, type ArticleHeading } from './article-outline';
import type { Article, RelatedArticle } from './articles.types';

/** An article in the form that its page renders. */
export interface ReadyArticle {
  article: Omit<Article, 'content'>;
  /** For example 5 mars 2026. */
  publishedDate: string;
  /** Null in the hydration data of a server-rendered article. */
  markup: ArticleMarkup | null;
  /** The entries of the table of contents. */
  headings: ArticleHeading[];
  nextStep: NextStep;
  related: RelatedArticle[];
}

/** `moved`: the article has a new slug. */
export type ArticleResult =
  { kind: 'article'; ready: ReadyArticle } | { kind: 'moved'; slug: string } | { kind: 'missing' };

/**
 * Requests whether an article is still published.
 *
 * @throws ApiError without a usable response.
 */
export async function isArticlePublished(slug: string): Promise<boolean> {
  const response = await fetchArticleResponse(slug, {});
  return Boolean(response?.post ?? response?.redirect);
}

/**
 * Fetches an article and prepares it for its page.
 *
 * @throws ApiError without a usable response.
 */
export async function fetchArticle(slug: string, signal: AbortSignal): Promise<ArticleResult> {
  prefetchSanitiser();
  const response = await fetchArticleResponse(slug, { signal });
  if (response?.redirect) return { kind: 'moved', slug: response.redirect };
  if (!response?.post) return { kind: 'missing' };
  const { content, ...article } = response.post;
  const { html, headings } = outlineArticle(content);
  return {
    kind: 'article',
    ready: {
      article,
      publishedDate: dayInWords(article.published_day),
      markup: await toMarkup(html),
      headings,
      nextStep: nextStep(article),
      related: response.related ?? [],
    },
  };
}
