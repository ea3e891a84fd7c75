import { libraryPath } from '@stillsam/paths';
import {
  ARTICLE_CATEGORIES,
  toCategoryId,
  type ArticleCategoryId,
} from '../../features/articles/article-categories';

export const ALL_CATEGORIES = 'alla';
/** Articles before the first 'Visa fler', and how many more each adds. */
export const PAGE_SIZE = 12;
/** Pages that an address may ask for; beyond them the search is the way. */
export const LAST_PAGE = 40;
/** Characters of a search; the API takes no more. */
export const SEARCH_MAX_LENGTH = 200;
/** Articles per call: the API gives at most 100, and this many are whole pages. */
const CALL_SIZE = PAGE_SIZE * 8;

/** What the visitor has chosen to see. The address is its only home. */
export interface LibraryFilters {
  category: ArticleCategoryId | typeof ALL_CATEGORIES;
  search: string;
  /** Counted from 1; all pages up to this one are shown. */
  page: number;
}

export const NO_FILTERS: LibraryFilters = { category: ALL_CATEGORIES, search: '', page: 1 };

/** Reads the address. Whatever it holds that makes no sense means the default. */
export function readLibraryFilters(query: URLSearchParams): LibraryFilters {
  const page = Number(query.get('page'));
  return {
    category: toCategoryId(query.get('category') ?? '') ?? ALL_CATEGORIES,
    search: cleanSearch(query.get('search') ?? ''),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** A search as it goes into the address: trimmed, of bounded length, without characters that are no text. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trimStart()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trimEnd();
}

/** The address of a choice. */
export function libraryAddress({ category, search, page }: LibraryFilters): string {
  const address = libraryPath({ category, search });
  if (page <= 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}

/** The calls that together give all articles up to `page`, in order: one, but for very long lists. */
export function listingCalls(page: number): { page: number; limit: number }[] {
  const wanted = page * PAGE_SIZE;
  if (wanted <= CALL_SIZE) return [{ page: 1, limit: wanted }];
  return Array.from({ length: Math.ceil(wanted / CALL_SIZE) }, (_, index) => ({
    page: index + 1,
    limit: CALL_SIZE,
  }));
}

export interface CategoryChoice {
  id: LibraryFilters['category'];
  count: number;
}

/** The pills: all articles first, then the categories in their fixed order. */
export function categoryChoices(total: number, counts: { id: string; count: number }[]): CategoryChoice[] {
  return [
    { id: ALL_CATEGORIES, count: total },
    ...ARTICLE_CATEGORIES.map(({ id }) => ({
      id,
      count: counts.find((category) => category.id === id)?.count ?? 0,
    })),
  ];
}
