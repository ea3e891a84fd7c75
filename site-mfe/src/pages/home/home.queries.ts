import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';

const LATEST_COUNT = 3;
/** After this time the start page renders without articles. */
const REQUEST_TIMEOUT_MS = 2500;

export interface HomeData {
  /** Newest first; empty when the request fails. */
  latest: ArticleTeaser[];
}

/** Returns no articles when the request fails, so that the start page renders without the API. */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<HomeData> {
  try {
    const { posts } = await fetchListing(
      { limit: LATEST_COUNT },
      { signal: request.signal, timeoutMilliseconds: REQUEST_TIMEOUT_MS },
    );
    return { latest: posts.map(toArticleTeaser) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { latest: [] };
  }
}
