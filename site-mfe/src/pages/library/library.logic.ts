import { LENGTH_QUERY, libraryPath, SHORT } from '@stillsam/paths';
import {
  ARTICLE_CATEGORIES,
  toCategoryId,
  type ArticleCategoryId,
} from '../../features/articles/article-categories';
import { cleanSearch } from '../../features/articles/clean-search';

export const ALL_CATEGORIES = 'alla';
/** Articles per page: the list grows by one page for each 'Visa fler'. */
export const PAGE_SIZE = 12;
/** The highest page number in an address. */
export const LAST_PAGE = 40;
/** Articles per request: whole pages below the API's limit of 100. */
const REQUEST_SIZE = PAGE_SIZE * 8;

/** The visitor's filters. The address is their only storage. */
export interface LibraryFilters {
  category: ArticleCategoryId | typeof ALL_CATEGORIES;
  search: string;
  /** Only articles that have a short edition. */
  isShort: boolean;
  /** Counted from 1; all pages up to this one are shown. */
  page: number;
}

export const NO_FILTERS: LibraryFilters = { category: ALL_CATEGORIES, search: '', isShort: false, page: 1 };

/** Reads the filters from an address; an invalid value becomes the default. */
export function readLibraryFilters(query: URLSearchParams): LibraryFilters {
  const page = Number(query.get('page'));
  return {
    category: toCategoryId(query.get('category') ?? '') ?? ALL_CATEGORIES,
    search: cleanSearch(query.get('search') ?? ''),
    isShort: query.get(LENGTH_QUERY) === SHORT,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The address of the library with filters. */
export function libraryAddress({ page, ...filters }: LibraryFilters): string {
  const address = libraryPath(filters);
  if (page <= 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}

/** The requests for all articles up to `page`, in order: several for a very long list, otherwise one. */
export function listingCalls(page: number): { page: number; limit: number }[] {
  const wanted = page * PAGE_SIZE;
  if (wanted <= REQUEST_SIZE) return [{ page: 1, limit: wanted }];
  return Array.from({ length: Math.ceil(wanted / REQUEST_SIZE) }, (_, index) => ({
    page: index + 1,
    limit: REQUEST_SIZE,
  }));
}

export interface CategoryChoice {
  id: LibraryFilters['category'];
  count: number;
}

/** The category filters: all articles first, then the categories in their fixed order. */
export function categoryChoices(total: number, counts: { id: string; count: number }[]): CategoryChoice[] {
  return [
    { id: ALL_CATEGORIES, count: total },
    ...ARTICLE_CATEGORIES.map(({ id }) => ({
      id,
      count: counts.find((category) => category.id === id)?.count ?? 0,
    })),
  ];
}
