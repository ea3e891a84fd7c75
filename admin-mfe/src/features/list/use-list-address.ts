import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { writeListQuery, type ListQuery, type ReadListQuery } from './list-query';

/** A list as the address names it, and ways to name another. */
export interface ListAddress<Query extends ListQuery> {
  query: Query;
  /** Everything that stands in the address, as text. */
  search: string;
  /** A change of filter starts on the first page. */
  change: (changes: Partial<Query>, options?: { replace: boolean }) => void;
  /** The address of another page of the same list. */
  pageLink: (page: number) => string;
  /** Back to the list without filters. */
  reset: () => void;
}

export function useListAddress<Query extends ListQuery>(read: ReadListQuery<Query>): ListAddress<Query> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const query = read(params);
  return {
    query,
    search: params.toString(),
    change: (changes, options) =>
      setParams(writeListQuery(params, { ...query, page: 1, ...changes }, read), options),
    pageLink: (page) => {
      const search = writeListQuery(params, { ...query, page }, read).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    reset: () => setParams(writeListQuery(params, read(new URLSearchParams()), read)),
  };
}

interface PagedResult {
  data?: { pagination: { totalPages: number } };
  isSuccess: boolean;
  isPlaceholderData: boolean;
}

/** Goes to the last page where the address names one past it: its last row is gone, or it was made by hand. */
export function useStayWithinPages<Query extends ListQuery>(
  read: ReadListQuery<Query>,
  result: PagedResult,
): void {
  const [params, setParams] = useSearchParams();
  const lastPage = Math.max(result.data?.pagination.totalPages ?? 1, 1);
  const isPastTheEnd = result.isSuccess && !result.isPlaceholderData && read(params).page > lastPage;
  useEffect(() => {
    if (!isPastTheEnd) return;
    setParams(writeListQuery(params, { ...read(params), page: lastPage }, read), { replace: true });
  }, [isPastTheEnd, lastPage, params, read, setParams]);
}
