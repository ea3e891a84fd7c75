import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const SUBSCRIBER_FILTERS = ['all', 'active', 'pending', 'unsubscribed', 'bounced'] as const;
export const SUBSCRIBER_SORTS = ['created_at', 'email', 'status'] as const;
export const SUBSCRIBER_ORDERS = ['desc', 'asc'] as const;

export interface SubscribersQuery extends ListQuery {
  status: (typeof SUBSCRIBER_FILTERS)[number];
  sortBy: (typeof SUBSCRIBER_SORTS)[number];
  sortOrder: (typeof SUBSCRIBER_ORDERS)[number];
}

/** Names of the query that filter nothing. */
export const UNFILTERING = ['sortBy', 'sortOrder'] as const;

export function readSubscribersQuery(params: URLSearchParams): SubscribersQuery {
  return {
    ...readListQuery(params),
    status: readChoice(params, 'status', SUBSCRIBER_FILTERS),
    sortBy: readChoice(params, 'sortBy', SUBSCRIBER_SORTS),
    sortOrder: readChoice(params, 'sortOrder', SUBSCRIBER_ORDERS),
  };
}
