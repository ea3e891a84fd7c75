import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  cleanSearch,
  fetchListing,
  toArticleTeaser,
  type ArticleTeaser,
} from '../../features/articles/article-calls';
import { MAX_TEXTS, mergeTexts, readSearch } from './search.logic';

export { SearchPage as Component } from './search-page';

/** The typed words and at most this many others are searched for. */
const MAX_REQUESTS = 3;
/** After this time the page comes without texts: a number to call must not wait for them. */
const REQUEST_TIMEOUT_MS = 2500;

export interface SearchData {
  /** Empty before a search. */
  search: string;
  /** Null: the request failed. */
  texts: ArticleTeaser[] | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const search = cleanSearch(new URL(request.url).searchParams.get('search') ?? '');
  if (!search) return { search, texts: [] };
  const options = { signal: request.signal, timeoutMilliseconds: REQUEST_TIMEOUT_MS };
  try {
    const listings = await Promise.all(
      readSearch(search)
        .terms.slice(0, MAX_REQUESTS)
        .map((term) => fetchListing({ search: term, limit: MAX_TEXTS }, options)),
    );
    return { search, texts: mergeTexts(listings).map(toArticleTeaser) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { search, texts: null };
  }
}
