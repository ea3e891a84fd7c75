import { dayInWords, swedishDay } from '@stillsam/dates';
import { nextStep, type NextStep } from '../../guidance/next-step';
import { fetchAnswer } from './api-calls';
import { prepareMarkup, toMarkup, type ArticleMarkup } from './article-markup';
import { outlineArticle, type ArticleHeading } from './article-outline';
import type { Article, RelatedArticle } from './articles.types';

/** An article ready to be shown. */
export interface ReadyArticle {
  article: Omit<Article, 'content'>;
  /** As it is read: 5 mars 2026. */
  publishedDate: string;
  /** Null where the server rendered the article and only its data came after it. */
  markup: ArticleMarkup | null;
  /** What the table of contents leads to. */
  headings: ArticleHeading[];
  nextStep: NextStep;
  related: RelatedArticle[];
}

/** `moved`: the slug was the article's before. */
export type ArticleResult =
  { kind: 'article'; ready: ReadyArticle } | { kind: 'moved'; slug: string } | { kind: 'missing' };

/**
 * Requests whether an article is still published.
 *
 * @throws ApiError without a usable response.
 */
export async function isArticlePublished(slug: string): Promise<boolean> {
  const answer = await fetchAnswer(slug, {});
  return Boolean(answer?.post ?? answer?.redirect);
}

/**
 * The article of a slug, ready to be shown.
 *
 * @throws ApiError without a usable response.
 */
export async function fetchArticle(slug: string, signal: AbortSignal): Promise<ArticleResult> {
  prepareMarkup();
  const answer = await fetchAnswer(slug, { signal });
  if (answer?.redirect) return { kind: 'moved', slug: answer.redirect };
  if (!answer?.post) return { kind: 'missing' };
  const { content, ...article } = answer.post;
  const { html, headings } = outlineArticle(content);
  return {
    kind: 'article',
    ready: {
      article,
      publishedDate: dayInWords(swedishDay(new Date(article.published_at))),
      markup: await toMarkup(html),
      headings,
      nextStep: nextStep(article),
      related: answer.related ?? [],
    },
  };
}
