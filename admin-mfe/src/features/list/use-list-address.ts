import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlaces } from '../../places/places';
import { isFiltered, readListQuery, writeListQuery, type ListFilters, type ListQuery } from './list-query';

/** What is not named stays. */
interface ListChanges<Filters extends ListFilters> {
  search?: string;
  filters?: Partial<ListQuery<Filters>['filters']>;
}

/** The query of a list, and ways to change it. */
export interface ListAddress<Filters extends ListFilters = ListFilters> {
  query: ListQuery<Filters>;
  isFiltered: boolean;
  /** A change of filter starts on the first page. */
  change(changes: ListChanges<Filters>): void;
  /** The address of another page of the same list. */
  pageLink: (page: number) => string;
  /** Goes to another page and replaces the history entry. */
  correctPage: (page: number) => void;
  /** Back to the list without filters. */
  reset: () => void;
}

/** The list that the address names, and what it is searched for. @param filters stable. */
export function useListAddress<Filters extends ListFilters>(filters: Filters): ListAddress<Filters> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { texts, setText } = usePlaces();
  const list = listKey(params);
  const text = texts[list] ?? '';
  return useMemo(() => {
    const query = readListQuery(filters, params, text);
    const write = (next: ListQuery<Filters>) => writeListQuery(filters, params, next);
    const withPage = (page: number) => write({ ...query, page });
    return {
      query,
      isFiltered: isFiltered(filters, query),
      change: ({ search = query.search, filters: changed }) => {
        setText(list, search);
        const next = write({ page: 1, search, filters: { ...query.filters, ...changed } });
        // Typing adds no entry to the history, and none of the list's first page is replaced: a navigation under way
        // would end.
        if (changed || query.page > 1) setParams(next, { replace: !changed });
      },
      pageLink: (page) => {
        const search = withPage(page).toString();
        return search ? `${pathname}?${search}` : pathname;
      },
      correctPage: (page) => setParams(withPage(page), { replace: true }),
      reset: () => {
        setText(list, '');
        setParams(write(readListQuery(filters, new URLSearchParams())));
      },
    };
  }, [params, setParams, pathname, filters, list, text, setText]);
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

/** The parameter of the dashboard's address that names a screen, and that of one of the screen's lists. */
export const TAB_PARAM = 'flik';
const VIEW_PARAM = 'visa';
/** Parameters of one list that are dropped on a switch to another. */
const LIST_PARAMS = ['status', 'kind', 'state', 'from', 'to', 'page'];

/** The list that an address shows: its screen, and the list of that screen. */
export function listKey(params: URLSearchParams): string {
  return `${params.get(TAB_PARAM) ?? ''}/${params.get(VIEW_PARAM) ?? ''}`;
}

/** The list that a tab with several lists shows, from the address; empty for the first one. */
export function useListView() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const paramsOf = (view: string) => {
    const next = new URLSearchParams(params);
    for (const name of [VIEW_PARAM, ...LIST_PARAMS]) next.delete(name);
    if (view) next.set(VIEW_PARAM, view);
    return next;
  };
  return {
    view: params.get(VIEW_PARAM) ?? '',
    linkTo: (view: string) => `${pathname}?${paramsOf(view).toString()}`,
  };
}
