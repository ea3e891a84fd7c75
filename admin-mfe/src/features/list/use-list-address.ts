import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isFiltered, readListQuery, writeListQuery, type ListFilters, type ListQuery } from './list-query';

/** What is not named stays. */
interface ListChanges<Filters extends ListFilters> {
  search?: string;
  filters?: Partial<ListQuery<Filters>['filters']>;
}

/** The query of a list in the address, and ways to change it. */
export interface ListAddress<Filters extends ListFilters = ListFilters> {
  query: ListQuery<Filters>;
  /** The whole query string of the address. */
  search: string;
  isFiltered: boolean;
  /** A change of filter starts on the first page. */
  change(changes: ListChanges<Filters>, options?: { replace: boolean }): void;
  /** The address of another page of the same list. */
  pageLink: (page: number) => string;
  /** Goes to another page and replaces the history entry. */
  correctPage: (page: number) => void;
  /** Back to the list without filters. */
  reset: () => void;
}

/** The list that the address names. @param filters stable. */
export function useListAddress<Filters extends ListFilters>(filters: Filters): ListAddress<Filters> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  return useMemo(() => {
    const query = readListQuery(filters, params);
    const write = (next: ListQuery<Filters>) => writeListQuery(filters, params, next);
    const withPage = (page: number) => write({ ...query, page });
    return {
      query,
      search: params.toString(),
      isFiltered: isFiltered(filters, query),
      change: ({ search = query.search, filters: changed }, options) =>
        setParams(write({ page: 1, search, filters: { ...query.filters, ...changed } }), options),
      pageLink: (page) => {
        const search = withPage(page).toString();
        return search ? `${pathname}?${search}` : pathname;
      },
      correctPage: (page) => setParams(withPage(page), { replace: true }),
      reset: () => setParams(write(readListQuery(filters, new URLSearchParams()))),
    };
  }, [params, setParams, pathname, filters]);
}

interface PagedResult {
  data?: { pagination: { totalPages: number } };
  isSuccess: boolean;
  isPlaceholderData: boolean;
}

/** Goes to the last page when the address names a later one: its last row was removed, or it was typed. */
export function useStayWithinPages(
  { query, correctPage }: { query: { page: number }; correctPage: (page: number) => void },
  result: PagedResult,
): void {
  const lastPage = Math.max(result.data?.pagination.totalPages ?? 1, 1);
  const isPastTheEnd = result.isSuccess && !result.isPlaceholderData && query.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) correctPage(lastPage);
  }, [isPastTheEnd, lastPage, correctPage]);
}
