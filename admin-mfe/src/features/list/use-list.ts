import { useRef, useState, type RefObject } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import type { ListDefinition, ListPage, ListResult } from './define-list';
import { toListRequest, type ListFilters } from './list-query';
import type { ListOutcome } from './list-tab';
import { useListAddress, useStayWithinPages, type ListAddress } from './use-list-address';

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
