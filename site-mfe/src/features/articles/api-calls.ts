import { ApiError, createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { ArticleAnswer, ArticleListing } from './articles.types';

// Needed with a fetched article, and only then.
export { nextStep } from '../../guidance/next-step';
export { outlineArticle } from './article-outline';

export interface ListingQuery {
  /** A category id. */
  category?: string;
  search?: string;
  page?: number;
  limit?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the call is given up. */
  patience?: number;
}

/** @throws ApiError when the API gives no usable answer. */
export async function fetchListing(
  query: ListingQuery,
  { signal, patience }: CallOptions,
): Promise<ArticleListing> {
  const { data } = await api(patience).GET('/api/blog/posts', { params: { query }, signal });
  if (!data) throw new Error('The API answered without a list');
  return data;
}

/**
 * @returns null when no article is published under the slug.
 * @throws ApiError when the API gives no usable answer.
 */
export async function fetchAnswer(slug: string, { signal }: CallOptions): Promise<ArticleAnswer | null> {
  try {
    const { data } = await api().GET('/api/blog/posts/{slug}', { params: { path: { slug } }, signal });
    return data ?? null;
  } catch (error) {
    // 400 answers an address that can be no slug at all.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

function api(patience?: number) {
  return createApiClient({ baseUrl: runtimeConfig().apiOrigin, timeoutMilliseconds: patience });
}
