import { formatDate } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction } from '../../../features/list/row-actions';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { NOTIFY_COPY } from './notify.copy';
import type { NotifyEntry } from './notify.queries';

const { columns } = NOTIFY_COPY;

export function notifyColumns(onRemove: (entry: NotifyEntry) => void): ListColumn<NotifyEntry>[] {
  return [
    { id: 'email', header: columns.email, kind: 'title', cell: ({ email }) => email },
    { id: 'purpose', header: columns.purpose, cell: ({ purpose }) => NOTIFY_COPY.purposes[purpose] },
    {
      id: 'registered',
      header: columns.registered,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (entry) => (
        <RowAction tone="danger" label={NOTIFY_COPY.removeNamed(entry.email)} onClick={() => onRemove(entry)}>
          {DASHBOARD_COPY.remove}
        </RowAction>
      ),
    },
  ];
}
