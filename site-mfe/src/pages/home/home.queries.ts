import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';

const LATEST_COUNT = 3;
/** Milliseconds that the start page waits for its articles; it does without rather than wait longer. */
const PATIENCE_MS = 2500;

export interface HomeData {
  /** Newest first; empty when the API is out of reach. */
  latest: ArticleTeaser[];
}

/** Never fails because of the API: the start page stands without articles too. */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const client = createApiClient({ baseUrl: runtimeConfig().apiOrigin, timeoutMilliseconds: PATIENCE_MS });
  try {
    const { data } = await client.GET('/api/blog/posts', {
      params: { query: { limit: LATEST_COUNT } },
      signal: request.signal,
    });
    return { latest: (data?.posts ?? []).map(toArticleTeaser) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { latest: [] };
  }
}
