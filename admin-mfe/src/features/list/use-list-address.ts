import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isFiltered, writeListQuery, type ListQuery, type ReadListQuery } from './list-query';

/** The query of a list in the address, and ways to change it. */
export interface ListAddress<Query extends ListQuery> {
  query: Query;
  /** The whole query string of the address. */
  search: string;
  isFiltered: boolean;
  /** A change of filter starts on the first page. */
  change: (changes: Partial<Query>, options?: { replace: boolean }) => void;
  /** The address of another page of the same list. */
  pageLink: (page: number) => string;
  /** Goes to another page and replaces the history entry. */
  correctPage: (page: number) => void;
  /** Back to the list without filters. */
  reset: () => void;
}

/**
 * The list that the address names.
 *
 * @param read stable, as is `unfiltering`.
 * @param unfiltering names of the query that filter nothing, such as an order.
 */
export function useListAddress<Query extends ListQuery>(
  read: ReadListQuery<Query>,
  unfiltering?: readonly (keyof Query)[],
): ListAddress<Query> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  return useMemo(() => {
    const query = read(params);
    const withPage = (page: number) => writeListQuery(params, { ...query, page }, read);
    return {
      query,
      search: params.toString(),
      isFiltered: isFiltered(query, read, unfiltering),
      change: (changes, options) =>
        setParams(writeListQuery(params, { ...query, page: 1, ...changes }, read), options),
      pageLink: (page) => {
        const search = withPage(page).toString();
        return search ? `${pathname}?${search}` : pathname;
      },
      correctPage: (page) => setParams(withPage(page), { replace: true }),
      reset: () => setParams(writeListQuery(params, read(new URLSearchParams()), read)),
    };
  }, [params, setParams, pathname, read, unfiltering]);
}

interface PagedResult {
  data?: { pagination: { totalPages: number } };
  isSuccess: boolean;
  isPlaceholderData: boolean;
}

/** Goes to the last page when the address names a later one: its last row was removed, or it was typed. */
export function useStayWithinPages<Query extends ListQuery>(
  { query, correctPage }: Pick<ListAddress<Query>, 'query' | 'correctPage'>,
  result: PagedResult,
): void {
  const lastPage = Math.max(result.data?.pagination.totalPages ?? 1, 1);
  const isPastTheEnd = result.isSuccess && !result.isPlaceholderData && query.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) correctPage(lastPage);
  }, [isPastTheEnd, lastPage, correctPage]);
}
