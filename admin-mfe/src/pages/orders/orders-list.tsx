import type { ReactNode } from 'react';
import { adminOrderPath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { defineList } from '../../features/list/define-list';
import { dayFilter } from '../../features/list/list-query';
import { EmailAddress, RecentTime, TwoLines } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { useList } from '../../features/list/use-list';
import { formatOre } from '../../features/money/money';
import { OrderBadges } from '../../features/labels/order-badges';
import { ORDERS_COPY as COPY } from './orders.copy';
import { StrayMoney } from './stray-money';

const { columns } = COPY;

export const ORDERS = defineList({
  search: { label: COPY.search },
  filters: {
    state: { label: COPY.stateFilter, options: COPY.states },
    from: dayFilter(COPY.from),
    to: dayFilter(COPY.to),
  },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/orders', { params: { query } }, options),
  rows: ({ orders }) => orders,
  columns: () => [
    {
      header: columns.number,
      kind: 'title',
      cell: ({ id, number }) => <Link to={adminOrderPath(id)}>{number}</Link>,
    },
    {
      header: columns.email,
      isPlain: true,
      kind: 'rest',
      cell: ({ email, lines: [first, ...others] }) => (
        <TwoLines
          first={
            <span title={email}>
              <EmailAddress email={email} />
            </span>
          }
          second={first ? COPY.bought(first.name, others.length) : null}
        />
      ),
    },
    { header: columns.state, isPlain: true, cell: (order) => <OrderBadges order={order} /> },
    { header: columns.total, kind: 'corner', cell: ({ total_ore }) => formatOre(total_ore) },
    {
      header: columns.placed,
      isPlain: true,
      kind: 'date',
      cell: ({ created_at }) => <RecentTime iso={created_at} />,
    },
  ],
  copy: COPY,
});

/** The list of purchases. @param views the switch between this list and the withdrawals. */
export function OrdersList({ views }: { views: ReactNode }) {
  const list = useList(ORDERS);
  return (
    <ListView
      list={list}
      actions={undefined}
      tools={views}
      top={<StrayMoney entries={list.result.data?.stray_money ?? []} onOutcome={list.setOutcome} />}
    />
  );
}
