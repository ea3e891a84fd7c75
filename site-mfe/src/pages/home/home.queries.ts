import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';
import type { ArticleSummary } from '../../features/articles/articles.types';
import { BENEFITS } from './home.copy';

const LATEST_COUNT = 3;
/** Articles among which the loader looks for those for beginners. */
const CANDIDATES = 24;
const FIRST_READS = new Set(BENEFITS.map(({ slug }) => slug));
/** After this time the start page renders without articles. */
const REQUEST_TIMEOUT_MS = 2500;

export interface HomeData {
  /** Those for beginners first, then newest first; empty when the request fails. */
  latest: ArticleTeaser[];
}

/** Three articles that the page does not show already: those for beginners, then others. */
export function chooseLatest(posts: ArticleSummary[]): ArticleTeaser[] {
  const others = posts.filter(({ slug }) => !FIRST_READS.has(slug));
  const isForBeginners = ({ difficulty }: ArticleSummary) => difficulty === 'Nybörjare';
  return [...others.filter(isForBeginners), ...others.filter((post) => !isForBeginners(post))]
    .slice(0, LATEST_COUNT)
    .map(toArticleTeaser);
}

/** Returns no articles when the request fails, so that the start page renders without the API. */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  try {
    const { posts } = await fetchListing(
      { limit: CANDIDATES },
      { signal: request.signal, timeoutMilliseconds: REQUEST_TIMEOUT_MS },
    );
    return { latest: chooseLatest(posts) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { latest: [] };
  }
}
