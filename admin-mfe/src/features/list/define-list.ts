import { keepPreviousData } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/use-api';
import type { ListColumn } from './data-table';
import { type ListFilters, type ListRequest, toListRequest } from './list-query';
import { useRef, useState, type RefObject } from 'react';
import type { ListOutcome } from './list-tab';
import { useListAddress, useStayWithinPages, type ListAddress } from './use-list-address';

/** A response with one page of rows. */
export interface ListPage {
  pagination: { totalPages: number; totalCount: number };
}

/** What a list needs to know of its query. */
export interface ListResult<Page extends ListPage = ListPage> {
  data: Page | undefined;
  error: unknown;
  isError: boolean;
  isSuccess: boolean;
  /** The page before is shown while the next one loads. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** Texts of a list's states. */
export interface ListTexts {
  loading: string;
  failedTitle: string;
  /** In place of what all lists say. */
  failedText?: string;
  empty: string;
  /** In place of `empty` when no filter is set. */
  emptyTitle?: string;
  /** Why it is empty, when no filter is set. */
  emptyFirst: string;
  /** What to try, where the list has filters. */
  emptyFiltered?: string;
}

/** Options of every list's query. */
interface ListQueryOptions {
  placeholderData: typeof keepPreviousData;
}

/** The removal of a row, which is confirmed first. */
interface RowRemoval<Row> {
  call(api: Api, id: string): Promise<unknown>;
  question: string;
  /** Names what is removed, and where it goes if it can be taken back. */
  describe(row: Row): string;
  removed(row: Row): string;
  failed: string;
}

export interface ListDefinition<Filters extends ListFilters, Page extends ListPage, Row, Actions> {
  /** The field of the search text; a list without it is not searched. */
  search?: { label: string; placeholder?: string };
  filters: Filters;
  /** Fetches a page: `api.useQuery('get', '/api/…', { params: { query } }, options)`. */
  useQuery(api: Api, query: ListRequest<Filters>, options: ListQueryOptions): ListResult<Page>;
  rows(page: Page): readonly Row[];
  removal?: RowRemoval<Row>;
  /**
   * @param actions what the page does with a row.
   * @param remove asks before it removes a row.
   */
  columns(actions: Actions, remove: (row: Row) => void): readonly ListColumn<Row>[];
  /** The heading of a row, which the rows after it share while it is the same. */
  groupOf?(row: Row): string;
  copy: {
    label: string;
    list: ListTexts;
    /** The number of rows in words, announced once they are loaded. */
    count(totalCount: number, page: Page): string;
  };
}

/** Describes a list of the back office; `useList` and `ListView` do the rest. */
export function defineList<
  const Filters extends ListFilters,
  Page extends ListPage,
  Row extends { id: string },
  Actions,
>(definition: ListDefinition<Filters, Page, Row, Actions>): ListDefinition<Filters, Page, Row, Actions> {
  return definition;
}

/** The outcome of the last action, and a setter that also dismisses it. */
type OutcomeState = [ListOutcome | null, (outcome: ListOutcome | null) => void];

export interface ListState<Filters extends ListFilters, Page extends ListPage, Row, Actions> {
  definition: ListDefinition<Filters, Page, Row, Actions>;
  address: ListAddress<Filters>;
  result: ListResult<Page>;
  rows: readonly Row[];
  outcome: ListOutcome | null;
  setOutcome: (outcome: ListOutcome | null) => void;
  /** Takes the focus when the row that had it is removed. */
  ref: RefObject<HTMLElement | null>;
}

const OPTIONS = { placeholderData: keepPreviousData };

/** The page of a list that the address names. `ListView` shows a failure. */
export function useList<Filters extends ListFilters, Page extends ListPage, Row, Actions>(
  definition: ListDefinition<Filters, Page, Row, Actions>,
  givenOutcome?: OutcomeState,
): ListState<Filters, Page, Row, Actions> {
  const api = useApi();
  const address = useListAddress(definition.filters);
  const { filters, search } = definition;
  // The API refuses a search where it knows none.
  const query = search ? address.query : { ...address.query, search: '' };
  const result = definition.useQuery(api, toListRequest(filters, query), OPTIONS);
  const ownOutcome = useState<ListOutcome | null>(null);
  const [outcome, setOutcome] = givenOutcome ?? ownOutcome;
  const ref = useRef<HTMLElement>(null);
  const { data } = result;
  useStayWithinPages(address, result);
  return { definition, address, result, rows: data ? definition.rows(data) : [], outcome, setOutcome, ref };
}
