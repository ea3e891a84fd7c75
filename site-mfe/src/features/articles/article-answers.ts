import type { NextStep } from '../guidance/next-step';
import { isBrowser } from '../browser/is-browser';
import { prepareMarkup, toMarkup, type ArticleMarkup } from './article-markup';
import type { ArticleHeading } from './article-outline';
import type { Article, RelatedArticle } from './articles.types';
import { loadCovers } from './covers';
import { loadApi } from './load-api';
import { swedishDate } from './swedish-date';

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

/** Milliseconds that an article fetched ahead of a click is good for. */
export const ANSWER_LIFETIME_MS = 20_000;
const MAX_ANSWERS = 20;

interface KeptResult {
  result: Promise<ArticleResult>;
  askedAt: number;
}

const kept = new Map<string, KeptResult>();

/**
 * The article of a slug: in a browser the one fetched ahead, if it is young enough, else a new one. (The server
 * shares its memory between visitors and keeps the API's answers elsewhere.)
 *
 * @throws ApiError when the API gives no usable answer.
 */
export function takeArticle(slug: string, signal: AbortSignal): Promise<ArticleResult> {
  const ahead = isBrowser ? kept.get(slug) : undefined;
  kept.delete(slug);
  return ahead && isYoung(ahead) ? ahead.result : fetchArticle(slug, signal);
}

/** Fetches an article that the visitor is about to open. Called again within its lifetime, it does nothing. */
export function fetchArticleAhead(slug: string): void {
  const before = kept.get(slug);
  if (before && isYoung(before)) return;
  kept.delete(slug);
  const ahead = { result: fetchArticle(slug), askedAt: performance.now() };
  kept.set(slug, ahead);
  // A failure is forgotten: the click asks anew and shows what it meets.
  ahead.result.catch(() => {
    if (kept.get(slug) === ahead) kept.delete(slug);
  });
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_ANSWERS) break;
    kept.delete(oldest);
  }
}

/**
 * Asks the API whether an article is still published.
 *
 * @throws ApiError when the API gives no usable answer.
 */
export async function isArticlePublished(slug: string): Promise<boolean> {
  const { fetchAnswer } = await loadApi();
  const answer = await fetchAnswer(slug, {});
  return Boolean(answer?.post ?? answer?.redirect);
}

async function fetchArticle(slug: string, signal?: AbortSignal): Promise<ArticleResult> {
  prepareMarkup();
  const [{ fetchAnswer, outlineArticle, nextStep }] = await Promise.all([loadApi(), loadCovers()]);
  const answer = await fetchAnswer(slug, { signal });
  if (answer?.redirect) return { kind: 'moved', slug: answer.redirect };
  if (!answer?.post) return { kind: 'missing' };
  const { content, ...article } = answer.post;
  const { html, headings } = outlineArticle(content);
  return {
    kind: 'article',
    ready: {
      article,
      publishedDate: swedishDate(article.published_at),
      markup: await toMarkup(html),
      headings,
      nextStep: nextStep(article),
      related: answer.related ?? [],
    },
  };
}

function isYoung({ askedAt }: KeptResult): boolean {
  return performance.now() - askedAt < ANSWER_LIFETIME_MS;
}
