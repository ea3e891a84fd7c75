import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
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
  try {
    const { posts } = await fetchListing(
      { limit: LATEST_COUNT },
      { signal: request.signal, patience: PATIENCE_MS },
    );
    return { latest: posts.map(toArticleTeaser) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { latest: [] };
  }
}
