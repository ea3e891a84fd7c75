import { ApiError, createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { ArticleResponse, ArticleListing, PublishedCorrection, ReviewedArticle } from './articles.types';

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
export async function fetchListing(
  query: ListingQuery,
  { signal, timeoutMilliseconds }: CallOptions,
): Promise<ArticleListing> {
  const { data } = await api(timeoutMilliseconds).GET('/api/blog/posts', { params: { query }, signal });
  if (!data) throw new Error('The response of the API has no list');
  return data;
}

/**
 * @returns null when no article is published under the slug.
 * @throws ApiError without a usable response.
 */
export async function fetchArticleResponse(
  slug: string,
  { signal }: CallOptions,
): Promise<ArticleResponse | null> {
  try {
    const { data } = await api().GET('/api/blog/posts/{slug}', { params: { path: { slug } }, signal });
    return data ?? null;
  } catch (error) {
    // The API responds with 400 to text that cannot be a slug.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Newest first. @throws ApiError without a usable response. */
export async function fetchCorrections({ signal }: CallOptions): Promise<PublishedCorrection[]> {
  const { data } = await api().GET('/api/blog/corrections', { signal });
  if (!data) throw new Error('The response of the API has no list');
  return data.corrections;
}

/** By title. @throws ApiError without a usable response. */
export async function fetchReviews({ signal }: CallOptions): Promise<ReviewedArticle[]> {
  const { data } = await api().GET('/api/reviews', { signal });
  if (!data) throw new Error('The response of the API has no list');
  return data.posts;
}

function api(timeoutMilliseconds?: number) {
  return createApiClient({ baseUrl: runtimeConfig().apiOrigin, timeoutMilliseconds });
}
