import type { LoaderFunctionArgs } from 'react-router-dom';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';
import { loadCovers } from '../../features/articles/covers';
import { loadApi } from '../../features/articles/load-api';

const LATEST_COUNT = 3;
/** Milliseconds that the start page waits for its articles; it does without rather than wait longer. */
const PATIENCE_MS = 2500;

export interface HomeData {
  /** Newest first; empty when the API is out of reach. */
  latest: ArticleTeaser[];
}

/** Never fails because of the API: the start page stands without articles too. */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const [{ fetchListing }] = await Promise.all([loadApi(), loadCovers()]);
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
