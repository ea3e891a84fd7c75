import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing, toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-calls';
import {
  ALL_CATEGORIES,
  categoryChoices,
  listingCalls,
  readLibraryFilters,
  shownCount,
  type CategoryChoice,
  type LibraryFilters,
} from './library.logic';

export { LibraryPage as Component } from './library-page';

/** The loader's data. */
export interface LibraryData {
  filters: LibraryFilters;
  /** All articles, or the exact matches of a search. */
  articles: ArticleTeaser[];
  /** Articles with inflected forms of the searched words. */
  related: ArticleTeaser[];
  /** The number of matching articles, including related ones and those of later pages. */
  totalCount: number;
  relatedCount: number;
  /** False when a search matched so many articles that older ones were left out. */
  isComplete: boolean;
  choices: CategoryChoice[];
}

/** @throws ApiError without a usable response. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LibraryData> {
  const filters = readLibraryFilters(new URL(request.url).searchParams);
  const category = filters.category === ALL_CATEGORIES ? undefined : filters.category;
  const search = filters.search || undefined;
  const length = filters.isShort ? 'short' : undefined;
  const count = shownCount(filters);
  const listings = await Promise.all(
    listingCalls(count).map((call) =>
      fetchListing({ category, search, length, ...call }, { signal: request.signal }),
    ),
  );
  const [first] = listings;
  const totalCount = first?.pagination.totalCount ?? 0;
  const shown = listings.flatMap(({ posts }) => posts).slice(0, count);
  return {
    filters,
    articles: shown.filter(({ match }) => match !== 'related').map(toArticleTeaser),
    related: shown.filter(({ match }) => match === 'related').map(toArticleTeaser),
    totalCount,
    relatedCount: totalCount - (first?.exact_count ?? totalCount),
    isComplete: first?.is_complete !== false,
    choices: categoryChoices(first?.total ?? 0, first?.categories ?? []),
  };
}
