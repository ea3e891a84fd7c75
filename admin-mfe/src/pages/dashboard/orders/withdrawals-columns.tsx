import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction } from '../../../features/list/row-actions';
import { WITHDRAWALS_COPY } from './orders.copy';
import type { Withdrawal } from './orders.queries';

interface WithdrawalsColumnsOptions {
  /** The address of the orders, searched for a number. */
  orderLink: (number: string) => string;
  onChange: (withdrawal: Withdrawal, status: Withdrawal['status']) => void;
}

const { columns } = WITHDRAWALS_COPY;

export function withdrawalsColumns(options: WithdrawalsColumnsOptions): ListColumn<Withdrawal>[] {
  return [
    { id: 'reference', header: columns.reference, kind: 'title', cell: ({ reference }) => reference },
    { id: 'name', header: columns.name, cell: ({ name }) => name },
    { id: 'email', header: columns.email, cell: ({ email }) => email },
    {
      id: 'order',
      header: columns.order,
      cell: ({ order, order_id }) =>
        order_id === null ? (
          `${order} (${WITHDRAWALS_COPY.notFound})`
        ) : (
          <Link to={options.orderLink(order)}>{order}</Link>
        ),
    },
    {
      id: 'status',
      header: columns.status,
      cell: ({ status }) => (
        <Badge tone={status === 'handled' ? 'success' : 'warm'}>{WITHDRAWALS_COPY.statusOfOne[status]}</Badge>
      ),
    },
    {
      id: 'received',
      header: columns.received,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (withdrawal) => <ChangeAction withdrawal={withdrawal} onChange={options.onChange} />,
    },
  ];
}

function ChangeAction({
  withdrawal,
  onChange,
}: Pick<WithdrawalsColumnsOptions, 'onChange'> & { withdrawal: Withdrawal }) {
  const { reference, status } = withdrawal;
  return status === 'received' ? (
    <RowAction
      label={WITHDRAWALS_COPY.handleNamed(reference)}
      onClick={() => onChange(withdrawal, 'handled')}
    >
      {WITHDRAWALS_COPY.handle}
    </RowAction>
  ) : (
    <RowAction
      label={WITHDRAWALS_COPY.reopenNamed(reference)}
      onClick={() => onChange(withdrawal, 'received')}
    >
      {WITHDRAWALS_COPY.reopen}
    </RowAction>
  );
}
