import { swedishDay } from '@stillsam/dates';
import { articlePath, libraryPath, type Edition } from '@stillsam/paths';
import { redirect } from 'react-router-dom';
import { nextStep, type NextStep } from '../../guidance/next-step';
import { fetchArticleResponse, type Article, type Correction, type RelatedArticle } from './article-calls';
import { articleEditions, splitSources, splitSummary } from '@stillsam/post-html/editions';
import { linkNotes } from '@stillsam/post-html/sources';
import { toCategoryId } from './article-categories';
import { prefetchSanitiser, toMarkup, type ArticleMarkup } from './article-markup';
import type { ArticleHeading } from '@stillsam/post-html/outline';

/** An article in the form that its page renders. */
export interface ReadyArticle {
  article: Omit<Article, 'content' | 'easy_content'>;
  /** YYYY-MM-DD; null for a text that has not changed since the day it was published. */
  changedDay: string | null;
  /** 'Kort sagt', before the table of contents; left out by an article without one, null as `markup` is. */
  summary?: ArticleMarkup | null;
  /** Null in the hydration data of a server-rendered article. */
  markup: ArticleMarkup | null;
  /** The numbers that the end of the text links to, as they are dialled: its last section, or all of an edition. */
  endNumbers: string[];
  /** The list that the text ends with, if it has one; its `markup` is null as the text's is. */
  sources?: { count: number; markup: ArticleMarkup | null };
  /** Minutes to read the article in short; null for one that has no short edition. */
  shortMinutes: number | null;
  /** It can be read in easier Swedish. */
  hasEasy: boolean;
  /** Undefined: whole. */
  edition?: Edition;
  /** The entries of the table of contents. The other editions need none. */
  headings: ArticleHeading[];
  nextStep: NextStep;
  /** Newest first. */
  corrections: Correction[];
  related: RelatedArticle[];
}

/** Requests whether an article is still published. @throws ApiError without a usable response. */
export async function isArticlePublished(slug: string): Promise<boolean> {
  const response = await fetchArticleResponse(slug);
  return Boolean(response?.post ?? response?.redirect);
}

/**
 * Fetches an article and prepares it for its page.
 *
 * @param wanted how it is read, if it can be; whole otherwise.
 * @throws a redirect to the new address of a renamed article, or to the library for an unknown slug (filtered, for the
 * slug of a category).
 * @throws ApiError without a usable response.
 */
export async function fetchArticle(
  slug: string,
  signal: AbortSignal,
  wanted?: Edition,
): Promise<ReadyArticle> {
  prefetchSanitiser();
  const response = await fetchArticleResponse(slug, signal);
  if (response?.redirect) throw redirect(articlePath(response.redirect), 301);
  if (!response?.post) throw redirect(libraryPath({ category: toCategoryId(slug) ?? undefined }));
  const { content, easy_content, ...article } = response.post;
  const { html, headings, shortMinutes } = articleEditions(content, easy_content, articlePath(slug));
  const changedDay = swedishDay(new Date(article.updated_at));
  const edition = wanted && html[wanted] !== undefined ? wanted : undefined;
  const { summary, rest } = splitSummary(linkNotes((edition && html[edition]) ?? html.whole));
  const { text, sources } = splitSources(rest);
  return {
    article,
    hasEasy: Boolean(easy_content),
    changedDay: changedDay > article.published_day ? changedDay : null,
    ...(summary === null ? {} : { summary: await toMarkup(summary) }),
    markup: await toMarkup(text),
    endNumbers: Array.from(
      text.slice(edition ? 0 : text.lastIndexOf('<h2')).matchAll(/href="tel:([^"]+)"/g),
      ([, number = '']) => number,
    ),
    ...(sources === null
      ? {}
      : { sources: { count: sources.split('<li').length - 1, markup: await toMarkup(sources) } }),
    shortMinutes,
    edition,
    headings: edition ? [] : headings.slice(summary === null ? 0 : 1),
    nextStep: nextStep(article),
    corrections: response.corrections ?? [],
    related: response.related ?? [],
  };
}
