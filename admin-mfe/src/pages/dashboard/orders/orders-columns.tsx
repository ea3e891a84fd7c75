import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction } from '../../../features/list/row-actions';
import { formatOre } from '../../../features/money/format-ore';
import styles from './orders-columns.module.css';
import { ORDERS_COPY } from './orders.copy';
import type { Order } from './orders.queries';

const { columns } = ORDERS_COPY;
const TONES: Record<Order['status'], BadgeTone> = {
  reserved: 'warm',
  confirmed: 'success',
  cancelled: 'neutral',
  withdrawn: 'danger',
};

export function ordersColumns(onOpen: (order: Order) => void): ListColumn<Order>[] {
  return [
    { id: 'number', header: columns.number, kind: 'title', cell: ({ number }) => number },
    { id: 'email', header: columns.email, cell: ({ email }) => email },
    {
      id: 'status',
      header: columns.status,
      cell: (order) => (
        <span className={styles.states}>
          <OrderStatus status={order.status} />
          {order.withdrawals.length > 0 ? <Badge tone="danger">{ORDERS_COPY.isWithdrawn}</Badge> : null}
        </span>
      ),
    },
    { id: 'total', header: columns.total, kind: 'date', cell: ({ total_ore }) => formatOre(total_ore) },
    {
      id: 'placed',
      header: columns.placed,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (order) => (
        <RowAction label={ORDERS_COPY.openNamed(order.number)} onClick={() => onOpen(order)}>
          {ORDERS_COPY.open}
        </RowAction>
      ),
    },
  ];
}

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  return <Badge tone={TONES[status]}>{ORDERS_COPY.statusOfOne[status]}</Badge>;
}
