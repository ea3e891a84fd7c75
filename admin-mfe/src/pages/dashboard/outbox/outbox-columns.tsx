import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction } from '../../../features/list/row-actions';
import { OUTBOX_COPY } from './outbox.copy';
import type { MailRow } from './outbox.queries';

const { columns } = OUTBOX_COPY;
const TONES: Record<MailRow['status'], BadgeTone> = { queued: 'warm', sent: 'success', failed: 'danger' };

export function outboxColumns(onOpen: (mail: MailRow) => void): ListColumn<MailRow>[] {
  return [
    { id: 'subject', header: columns.subject, kind: 'title', cell: ({ subject }) => subject },
    { id: 'recipient', header: columns.recipient, cell: ({ recipient }) => recipient },
    {
      id: 'status',
      header: columns.status,
      cell: ({ status }) => <Badge tone={TONES[status]}>{OUTBOX_COPY.statusOfOne[status]}</Badge>,
    },
    { id: 'attempts', header: columns.attempts, cell: ({ attempts }) => attempts },
    {
      id: 'created',
      header: columns.created,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      id: 'finished',
      header: columns.finished,
      kind: 'date',
      cell: ({ finished_at }) =>
        finished_at ? (
          <time dateTime={finished_at}>{formatDateTime(finished_at)}</time>
        ) : (
          OUTBOX_COPY.notFinished
        ),
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (mail) => (
        <RowAction label={OUTBOX_COPY.openNamed(mail.subject, mail.recipient)} onClick={() => onOpen(mail)}>
          {OUTBOX_COPY.open}
        </RowAction>
      ),
    },
  ];
}
