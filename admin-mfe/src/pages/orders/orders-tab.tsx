import { PillGroup } from '@stillsam/ui';
import { useListView } from '../../features/list/use-list-address';
import { useOverview } from '../../features/overview/use-to-do';
import { ORDERS_COPY as COPY, WITHDRAWALS_COPY } from './orders.copy';
import { WithdrawalsList } from './withdrawals-list';
import type { ReactNode } from 'react';
import { adminOrderPath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { defineList, useList } from '../../features/list/define-list';
import { dayFilter } from '../../features/list/list-query';
import { EmailAddress, RecentTime, TwoLines } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { formatOre } from '../../features/money/money';
import { OrderBadges } from '../../features/labels/order-badges';
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
function OrdersList({ views }: { views: ReactNode }) {
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

const WITHDRAWALS_VIEW = 'angrade';

/** Purchases, and those that buyers withdrew from. */
export function OrdersTab() {
  const { view, linkTo } = useListView();
  const isWithdrawals = view === WITHDRAWALS_VIEW;
  const owed = useOverview().data?.toDo.filter(({ id }) => id === 'refunds' || id === 'withdrawals') ?? [];
  const count = owed.reduce((sum, item) => sum + item.count, 0) || undefined;
  const views = (
    <PillGroup
      label={COPY.views}
      countUnit={COPY.waiting}
      value={isWithdrawals ? WITHDRAWALS_VIEW : ''}
      options={[
        { value: '', label: COPY.all, to: linkTo('') },
        { value: WITHDRAWALS_VIEW, label: WITHDRAWALS_COPY.short, count, to: linkTo(WITHDRAWALS_VIEW) },
      ]}
      isReplacing
    />
  );
  return isWithdrawals ? <WithdrawalsList views={views} /> : <OrdersList views={views} />;
}
