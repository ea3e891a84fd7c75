import type { components, paths } from '@stillsam/contracts';
import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';

type Schemas = components['schemas'];

/** One page of published articles, with the counts per category. */
export type ArticleListing = Schemas['PostListDto'];
/** An article in a listing. */
export type ArticleSummary = Schemas['FoundPostDto'];
/** An article with corrections and related articles, or the new slug of a renamed one. */
type ArticleResponse = Schemas['PostPageDto'];
export type Article = Schemas['PublicPostDto'];
export type Correction = Schemas['CorrectionDto'];
export type RelatedArticle = Schemas['RelatedPostDto'];

type ListingQuery = NonNullable<paths['/api/blog/posts']['get']['parameters']['query']>;

interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the request times out. */
  timeoutMilliseconds?: number;
}

/** @throws ApiError without a usable response. */
export function fetchListing(
  query: ListingQuery,
  { signal, timeoutMilliseconds }: CallOptions,
): Promise<ArticleListing> {
  return bodyOf(siteApi(timeoutMilliseconds).GET('/api/blog/posts', { params: { query }, signal }));
}

/**
 * @returns null when no article is published under the slug.
 * @throws ApiError without a usable response.
 */
export function fetchArticleResponse(slug: string, signal?: AbortSignal): Promise<ArticleResponse | null> {
  return bodyIfKnown(siteApi().GET('/api/blog/posts/{slug}', { params: { path: { slug } }, signal }));
}

/** The fields that a card shows. The hydration data of a page repeats them for each card, so others are left out. */
const CARD_FIELDS = [
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

export type ArticleTeaser = Pick<ArticleSummary, (typeof CARD_FIELDS)[number]>;

export function toArticleTeaser(article: ArticleSummary): ArticleTeaser {
  return Object.fromEntries(CARD_FIELDS.map((name) => [name, article[name]])) as ArticleTeaser;
}

/** The API's limit for a search, in characters. */
export const SEARCH_MAX_LENGTH = 200;

/** Normalises a search for the address: trimmed, of limited length, without control characters. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trimStart()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
}
