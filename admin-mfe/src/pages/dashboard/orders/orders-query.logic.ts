import { readChoice, readListQuery, type ListQuery } from '../../../features/list/list-query';

export const ORDER_FILTERS = ['all', 'reserved', 'confirmed', 'cancelled', 'withdrawn'] as const;
export const WITHDRAWAL_FILTERS = ['all', 'received', 'handled'] as const;

export interface OrdersQuery extends ListQuery {
  status: (typeof ORDER_FILTERS)[number];
}

export interface WithdrawalsQuery extends ListQuery {
  status: (typeof WITHDRAWAL_FILTERS)[number];
}

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  return { ...readListQuery(params), status: readChoice(params, 'status', ORDER_FILTERS) };
}

export function readWithdrawalsQuery(params: URLSearchParams): WithdrawalsQuery {
  return { ...readListQuery(params), status: readChoice(params, 'status', WITHDRAWAL_FILTERS) };
}
