import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';
import type { ArticleResponse, ArticleListing } from './articles.types';

export interface ListingQuery {
  /** A category id. */
  category?: string;
  search?: string;
  length?: 'short';
  page?: number;
  limit?: number;
}

export interface CallOptions {
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
