import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { adminOrderPath } from '@stillsam/paths';
import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { useApi, useRefetch } from '../../api/use-api';
import { Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import look from '../../look.module.css';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { LIST_COPY } from '../../features/list/list.copy';
import type { ListOutcome } from '../../features/list/list-tab';
import { RowAction } from '../../features/list/row-actions';
import { RecentTime } from '../../features/list/cells';
import { formatOre } from '../../features/money/money';
import { STRAY_COPY as COPY } from './orders.copy';

type Stray = components['schemas']['StrayMoneyDto'];

const columnsOf = (handle: (entry: Stray) => void): ListColumn<Stray>[] => [
  { header: COPY.sum, kind: 'title', cell: ({ ore }) => (ore === null ? COPY.unknownSum : formatOre(ore)) },
  { header: COPY.why, cell: ({ problem }) => COPY.problems[problem] },
  {
    header: COPY.order,
    cell: ({ order_id, number }) =>
      order_id === null ? LIST_COPY.none : <Link to={adminOrderPath(order_id)}>{number}</Link>,
  },
  { header: COPY.ref, cell: ({ ref }) => ref ?? LIST_COPY.none },
  {
    header: COPY.state,
    kind: 'corner',
    cell: (entry) => (
      <Badge tone={isDone(entry) ? 'success' : 'danger'}>
        {entry.is_returned ? COPY.returned : entry.is_handled ? COPY.handled : COPY.notReturned}
      </Badge>
    ),
  },
  { header: COPY.at, kind: 'date', cell: ({ at }) => <RecentTime iso={at} /> },
  {
    header: LIST_COPY.actions,
    kind: 'actions',
    cell: (entry) =>
      isDone(entry) ? null : (
        <RowAction label={COPY.handleNamed(entry.ref ?? LIST_COPY.none)} onClick={() => handle(entry)}>
          {COPY.handle}
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
export function StrayMoney({ entries, onOutcome }: StrayMoneyProps) {
  const { mutate } = useApi().useMutation('post', '/api/admin/orders/stray-money/{id}/handled', {
    onSuccess: () => onOutcome({ tone: 'success', text: COPY.wasHandled }),
    onError: (error) => onOutcome({ tone: 'error', text: serverText(error) ?? COPY.handleFailed }),
    onSettled: useRefetch('/api/admin/orders', '/api/admin/orders/{id}'),
  });
  if (entries.length === 0) return null;
  const columns = columnsOf(({ id }) => mutate({ params: { path: { id } } }));
  const done = entries.filter(isDone);
  return (
    <Part title={COPY.title}>
      <p>{COPY.lead}</p>
      <StrayTable
        entries={entries.filter((entry) => !isDone(entry))}
        caption={COPY.title}
        columns={columns}
      />
      {done.length > 0 ? (
        <details className={`${look.more} ${styles.more}`}>
          <summary>{COPY.doneCount(done.length)}</summary>
          <StrayTable entries={done} caption={COPY.done} columns={columns} />
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
