import { defineList } from '../../features/list/define-list';
import { LIST_COPY } from '../../features/list/list.copy';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { Time } from '../../features/list/time';
import { useList } from '../../features/list/use-list';
import { MessageDialog, MessageStatus, type Message } from './message-dialog';
import { MESSAGES_COPY as COPY } from './messages.copy';
import styles from './messages.module.css';
import { useOpenedMessage } from './use-opened-message';

const { columns } = COPY;

export const MESSAGES = defineList({
  search: { label: COPY.search },
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/admin/messages', { params: { query } }, options),
  rows: ({ messages }) => messages,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/admin/messages/{id}', { params: { path: { id } } }),
    question: COPY.removeQuestion,
    describe: ({ name }) => COPY.removeText(name),
    removed: ({ name }) => COPY.removed(name),
    failed: COPY.removeFailed,
  },
  columns: ({ open }: { open: (message: Message) => void }, remove) => [
    {
      header: columns.name,
      kind: 'title',
      cell: ({ name, email }) => (
        <>
          {name}
          <span className={styles.email}>{email}</span>
        </>
      ),
    },
    { header: columns.message, cell: ({ message }) => <span className={styles.excerpt}>{message}</span> },
    { header: columns.status, cell: ({ status }) => <MessageStatus status={status} /> },
    { header: columns.received, kind: 'date', cell: ({ created_at }) => <Time iso={created_at} /> },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (message) => (
        <>
          <RowAction label={COPY.openNamed(message.name)} onClick={() => open(message)}>
            {COPY.open}
          </RowAction>
          <RowAction tone="danger" label={COPY.removeNamed(message.name)} onClick={() => remove(message)}>
            {LIST_COPY.remove}
          </RowAction>
        </>
      ),
    },
  ],
  copy: { ...COPY, count: (total, { unread_count }) => COPY.count(total, unread_count) },
});

/** Messages of the contact form. */
export function MessagesTab() {
  const list = useList(MESSAGES);
  const { opened, isBusy, hasFailed, open, mark, close } = useOpenedMessage();
  return (
    <ListView list={list} actions={{ open }}>
      <MessageDialog {...{ message: opened, isBusy, hasFailed, onMark: mark, onClose: close }} />
    </ListView>
  );
}
