import { useState, type ReactNode } from 'react';
import { Badge } from '@stillsam/ui';
import { defineList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { Time } from '../../features/list/time';
import { useList } from '../../features/list/use-list';
import { formatOre } from '../../features/money/format-ore';
import { OrderDialog } from './order-dialog';
import { OrderStatus, type Order } from './order-status';
import styles from './order-dialog.module.css';
import { ORDERS_COPY as COPY } from './orders.copy';

const { columns } = COPY;

export const ORDERS = defineList({
  search: { label: COPY.search },
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/orders', { params: { query } }, options),
  rows: ({ orders }) => orders,
  columns: ({ open }: { open: (order: Order) => void }) => [
    { header: columns.number, kind: 'title', cell: ({ number }) => number },
    { header: columns.email, cell: ({ email }) => email },
    {
      header: columns.status,
      cell: ({ status, withdrawals }) => (
        <span className={styles.states}>
          <OrderStatus status={status} />
          {withdrawals.length > 0 ? <Badge tone="danger">{COPY.isWithdrawn}</Badge> : null}
        </span>
      ),
    },
    { header: columns.total, kind: 'date', cell: ({ total_ore }) => formatOre(total_ore) },
    { header: columns.placed, kind: 'date', cell: ({ created_at }) => <Time iso={created_at} /> },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (order) => (
        <RowAction label={COPY.openNamed(order.number)} onClick={() => open(order)}>
          {COPY.open}
        </RowAction>
      ),
    },
  ],
  copy: COPY,
});

/** The list of orders. @param views the switch between this list and the withdrawals. */
export function OrdersList({ views }: { views: ReactNode }) {
  const list = useList(ORDERS);
  const [opened, setOpened] = useState<Order | null>(null);
  return (
    <ListView list={list} actions={{ open: setOpened }} top={views}>
      <OrderDialog order={opened} onChanged={setOpened} onClose={() => setOpened(null)} />
    </ListView>
  );
}
