import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchListing } from '../../features/articles/api-calls';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';
import {
  ALL_CATEGORIES,
  categoryChoices,
  listingCalls,
  PAGE_SIZE,
  readLibraryFilters,
  type CategoryChoice,
  type LibraryFilters,
} from './library.logic';

/** What the library shows. */
export interface LibraryData {
  filters: LibraryFilters;
  /** All that are not searched, or those that match exactly. */
  articles: ArticleTeaser[];
  /** Those that hold other forms of the words searched for. */
  related: ArticleTeaser[];
  /** Articles that match, shown or not; related ones too. */
  totalCount: number;
  relatedCount: number;
  choices: CategoryChoice[];
}

/** @throws ApiError when the API gives no usable answer. */
export async function loadLibrary({ request }: LoaderFunctionArgs): Promise<LibraryData> {
  const filters = readLibraryFilters(new URL(request.url).searchParams);
  const category = filters.category === ALL_CATEGORIES ? undefined : filters.category;
  const search = filters.search || undefined;
  const listings = await Promise.all(
    listingCalls(filters.page).map((call) =>
      fetchListing({ category, search, ...call }, { signal: request.signal }),
    ),
  );
  const [first] = listings;
  const totalCount = first?.pagination.totalCount ?? 0;
  const shown = listings.flatMap(({ posts }) => posts).slice(0, filters.page * PAGE_SIZE);
  return {
    filters,
    articles: shown.filter(({ match }) => match !== 'related').map(toArticleTeaser),
    related: shown.filter(({ match }) => match === 'related').map(toArticleTeaser),
    totalCount,
    relatedCount: totalCount - (first?.exact_count ?? totalCount),
    choices: categoryChoices(first?.total ?? 0, first?.categories ?? []),
  };
}
