import type { LoaderFunctionArgs } from 'react-router-dom';
import { toArticleTeaser, type ArticleTeaser } from '../../features/articles/article-teaser';
import { loadCovers } from '../../features/articles/covers';
import { loadApi } from '../../features/articles/load-api';
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
  articles: ArticleTeaser[];
  /** Articles that match, shown or not. */
  totalCount: number;
  choices: CategoryChoice[];
}

/** @throws ApiError when the API gives no usable answer. */
export async function loadLibrary({ request }: LoaderFunctionArgs): Promise<LibraryData> {
  const filters = readLibraryFilters(new URL(request.url).searchParams);
  const category = filters.category === ALL_CATEGORIES ? undefined : filters.category;
  const search = filters.search || undefined;
  const [{ fetchListing }] = await Promise.all([loadApi(), loadCovers()]);
  const listings = await Promise.all(
    listingCalls(filters.page).map((call) =>
      fetchListing({ category, search, ...call }, { signal: request.signal }),
    ),
  );
  return {
    filters,
    articles: listings
      .flatMap(({ posts }) => posts)
      .slice(0, filters.page * PAGE_SIZE)
      .map(toArticleTeaser),
    totalCount: listings[0]?.pagination.totalCount ?? 0,
    choices: categoryChoices(listings[0]?.total ?? 0, listings[0]?.categories ?? []),
  };
}

/** Fetches what the next list will need, when the visitor turns to the search box. */
export function prepareLibrary(): void {
  // The search itself reports what cannot be had.
  Promise.all([loadApi(), loadCovers()]).catch(() => {});
}
