import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDateTime } from '../../../../features/dates/format-date';
import type { ListColumn } from '../../../../features/list/data-table';
import { RowAction } from '../../../../features/list/row-actions';
import { DASHBOARD_COPY } from '../../dashboard.copy';
import { MESSAGES_COPY } from '../messages.copy';
import type { Message } from '../messages.queries';
import styles from './messages.module.css';

interface MessagesColumnsOptions {
  onOpen: (message: Message) => void;
  onRemove: (message: Message) => void;
}

const { columns } = MESSAGES_COPY;
const TONES: Record<Message['status'], BadgeTone> = { unread: 'warm', read: 'neutral', answered: 'success' };

export function messagesColumns({ onOpen, onRemove }: MessagesColumnsOptions): ListColumn<Message>[] {
  return [
    {
      id: 'name',
      header: columns.name,
      kind: 'title',
      cell: ({ name, email }) => (
        <>
          {name}
          <span className={styles.email}>{email}</span>
        </>
      ),
    },
    {
      id: 'message',
      header: columns.message,
      cell: ({ message }) => <span className={styles.excerpt}>{message}</span>,
    },
    { id: 'status', header: columns.status, cell: ({ status }) => <MessageStatus status={status} /> },
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
      cell: (message) => (
        <>
          <RowAction label={MESSAGES_COPY.openNamed(message.name)} onClick={() => onOpen(message)}>
            {MESSAGES_COPY.open}
          </RowAction>
          <RowAction
            tone="danger"
            label={MESSAGES_COPY.removeNamed(message.name)}
            onClick={() => onRemove(message)}
          >
            {DASHBOARD_COPY.remove}
          </RowAction>
        </>
      ),
    },
  ];
}

export function MessageStatus({ status }: Pick<Message, 'status'>) {
  return <Badge tone={TONES[status]}>{MESSAGES_COPY.statusOfOne[status]}</Badge>;
}
