import { LENGTH_QUERY, libraryPath, SHORT } from '@stillsam/paths';
import {
  ARTICLE_CATEGORIES,
  toCategoryId,
  type ArticleCategoryId,
} from '../../features/articles/article-categories';
import { cleanSearch } from '../../features/articles/article-calls';

export const ALL_CATEGORIES = 'alla';
/** Articles in whole rows: the list grows by so many for each 'Visa fler'. */
const PAGE_SIZE = 12;
/** The highest page number in an address. */
export const LAST_PAGE = 40;
/** Articles per request: the API's limit. */
const REQUEST_SIZE = 100;

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

/** Whether the first article has a row of its own: not among the matches of a search. */
export const hasLead = ({ search }: LibraryFilters): boolean => search === '';

/** How many articles the pages hold: the one with a row of its own, then whole rows. */
export const shownCount = (filters: LibraryFilters): number =>
  filters.page * PAGE_SIZE + Number(hasLead(filters));

/** The requests for the first `count` articles, in order: several for a very long list, otherwise one. */
export function listingCalls(count: number): { page: number; limit: number }[] {
  if (count <= REQUEST_SIZE) return [{ page: 1, limit: count }];
  return Array.from({ length: Math.ceil(count / REQUEST_SIZE) }, (_, index) => ({
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
