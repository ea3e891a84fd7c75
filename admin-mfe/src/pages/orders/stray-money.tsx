import type { components } from '@stillsam/contracts';
import { adminOrderPath } from '@stillsam/paths';
import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { Time } from '../../features/list/time';
import { formatOre } from '../../features/money/format-ore';
import { STRAY_COPY as COPY } from './orders.copy';

type Stray = components['schemas']['StrayMoneyDto'];

const COLUMNS: readonly ListColumn<Stray>[] = [
  { header: COPY.sum, kind: 'title', cell: ({ ore }) => (ore === null ? COPY.unknownSum : formatOre(ore)) },
  { header: COPY.why, cell: ({ problem }) => COPY.problems[problem] },
  {
    header: COPY.order,
    cell: ({ order_id, number }) =>
      order_id === null ? COPY.none : <Link to={adminOrderPath(order_id)}>{number}</Link>,
  },
  { header: COPY.ref, cell: ({ ref }) => ref ?? COPY.none },
  {
    header: COPY.state,
    cell: ({ is_returned: isReturned }) => (
      <Badge tone={isReturned ? 'success' : 'danger'}>{isReturned ? COPY.returned : COPY.notReturned}</Badge>
    ),
  },
  { header: COPY.at, kind: 'date', cell: ({ at }) => <Time iso={at} /> },
];

/** Money that was taken and paid for nothing; nothing where there is none. What has gone back is folded away. */
export function StrayMoney({ entries }: { entries: readonly Stray[] }) {
  if (entries.length === 0) return null;
  const returned = entries.filter(({ is_returned }) => is_returned);
  return (
    <Part title={COPY.title}>
      <p>{COPY.lead}</p>
      <StrayTable entries={entries.filter(({ is_returned }) => !is_returned)} caption={COPY.title} />
      {returned.length > 0 ? (
        <details className={styles.more}>
          <summary>{COPY.returnedCount(returned.length)}</summary>
          <StrayTable entries={returned} caption={COPY.returned} />
        </details>
      ) : null}
    </Part>
  );
}

function StrayTable({ entries, caption }: { entries: readonly Stray[]; caption: string }) {
  if (entries.length === 0) return null;
  const rows = entries.map((entry) => ({ ...entry, id: `${entry.ref} ${entry.at}` }));
  return <DataTable caption={caption} columns={COLUMNS} rows={rows} isStale={false} />;
}
