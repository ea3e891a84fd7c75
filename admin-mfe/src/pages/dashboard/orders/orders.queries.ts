import type { paths } from '@stillsam/contracts';
import { useAdminChange } from '../use-admin-change';
import { useAdminList } from '../use-admin-list';
import type { OrdersQuery, WithdrawalsQuery } from './orders-query.logic';

type OrdersAnswer = paths['/api/admin/orders']['get']['responses'][200]['content']['application/json'];
type WithdrawalsAnswer =
  paths['/api/admin/withdrawals']['get']['responses'][200]['content']['application/json'];

export type Order = OrdersAnswer['orders'][number];
export type Withdrawal = WithdrawalsAnswer['withdrawals'][number];

const ORDERS = 'orders';
const WITHDRAWALS = 'withdrawals';

export function useOrders({ page, search, status }: OrdersQuery) {
  return useAdminList<OrdersAnswer>([ORDERS, { page, search, status }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}), ...(status === 'all' ? {} : { status }) };
    return client.GET('/api/admin/orders', { params: { query }, signal });
  });
}

export function useChangeOrder() {
  return useAdminChange<Pick<Order, 'id' | 'status'>, Order>([ORDERS], (client, { id, status }) =>
    client.PATCH('/api/admin/orders/{id}', { params: { path: { id } }, body: { status } }),
  );
}

export function useWithdrawals({ page, search, status }: WithdrawalsQuery) {
  return useAdminList<WithdrawalsAnswer>([WITHDRAWALS, { page, search, status }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}), ...(status === 'all' ? {} : { status }) };
    return client.GET('/api/admin/withdrawals', { params: { query }, signal });
  });
}

/** Orders show their withdrawals, so their list is refetched too. */
export function useChangeWithdrawal() {
  return useAdminChange<Pick<Withdrawal, 'id' | 'status'>, Withdrawal>(
    [WITHDRAWALS, ORDERS],
    (client, { id, status }) =>
      client.PATCH('/api/admin/withdrawals/{id}', { params: { path: { id } }, body: { status } }),
  );
}
