import { PillGroup, Badge } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { adminOrderPath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { useListView } from '../../features/list/use-list-address';
import { useOverview } from '../../features/overview/use-to-do';
import { ORDERS_COPY as COPY, WITHDRAWALS_COPY, STRAY_COPY as STRAY } from './orders.copy';
import { WithdrawalsList } from './withdrawals-list';
import { defineList, useList } from '../../features/list/define-list';
import { dayFilter } from '../../features/list/list-query';
import { EmailAddress, RecentTime, TwoLines } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { formatOre } from '../../features/money/money';
import { OrderBadges } from './order-badges';
import { useApi, useRefetch } from '../../api/use-api';
import { Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import look from '../../look.module.css';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { LIST_COPY } from '../../features/list/list.copy';
import type { ListOutcome } from '../../features/list/list-tab';
import { RowAction } from '../../features/list/row-actions';

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

type Stray = components['schemas']['StrayMoneyDto'];

const columnsOf = (handle: (entry: Stray) => void): ListColumn<Stray>[] => [
  { header: STRAY.sum, kind: 'title', cell: ({ ore }) => (ore === null ? STRAY.unknownSum : formatOre(ore)) },
  { header: STRAY.why, cell: ({ problem }) => STRAY.problems[problem] },
  {
    header: STRAY.order,
    cell: ({ order_id, number }) =>
      order_id === null ? LIST_COPY.none : <Link to={adminOrderPath(order_id)}>{number}</Link>,
  },
  { header: STRAY.ref, cell: ({ ref }) => ref ?? LIST_COPY.none },
  {
    header: STRAY.state,
    kind: 'corner',
    cell: (entry) => (
      <Badge tone={isDone(entry) ? 'success' : 'danger'}>
        {entry.is_returned ? STRAY.returned : entry.is_handled ? STRAY.handled : STRAY.notReturned}
      </Badge>
    ),
  },
  { header: STRAY.at, kind: 'date', cell: ({ at }) => <RecentTime iso={at} /> },
  {
    header: LIST_COPY.actions,
    kind: 'actions',
    cell: (entry) =>
      isDone(entry) ? null : (
        <RowAction label={STRAY.handleNamed(entry.ref ?? LIST_COPY.none)} onClick={() => handle(entry)}>
          {STRAY.handle}
        </RowAction>
      ),
  },
];

const isDone = ({ is_returned, is_handled }: Stray) => is_returned || is_handled;

interface StrayMoneyProps {
  entries: readonly Stray[];
  onOutcome: (outcome: ListOutcome) => void;
}

/** Money that was taken and paid for nothing; nothing where there is none. What is done is folded away. */
function StrayMoney({ entries, onOutcome }: StrayMoneyProps) {
  const { mutate } = useApi().useMutation('post', '/api/admin/orders/stray-money/{id}/handled', {
    onSuccess: () => onOutcome({ tone: 'success', text: STRAY.wasHandled }),
    onError: (error) => onOutcome({ tone: 'error', text: serverText(error) ?? STRAY.handleFailed }),
    onSettled: useRefetch('/api/admin/orders', '/api/admin/orders/{id}'),
  });
  if (entries.length === 0) return null;
  const columns = columnsOf(({ id }) => mutate({ params: { path: { id } } }));
  const done = entries.filter(isDone);
  return (
    <Part title={STRAY.title}>
      <p>{STRAY.lead}</p>
      <StrayTable
        entries={entries.filter((entry) => !isDone(entry))}
        caption={STRAY.title}
        columns={columns}
      />
      {done.length > 0 ? (
        <details className={`${look.more} ${styles.more}`}>
          <summary>{STRAY.doneCount(done.length)}</summary>
          <StrayTable entries={done} caption={STRAY.done} columns={columns} />
        </details>
      ) : null}
    </Part>
  );
}

interface StrayTableProps {
  entries: readonly Stray[];
  caption: string;
  columns: readonly ListColumn<Stray>[];
}

function StrayTable({ entries, caption, columns }: StrayTableProps) {
  if (entries.length === 0) return null;
  return <DataTable caption={caption} columns={columns} rows={entries} />;
}
