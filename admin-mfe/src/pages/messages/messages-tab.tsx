import { adminMessagePath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { defineList, useList } from '../../features/list/define-list';
import { LIST_COPY } from '../../features/list/list.copy';
import { EmailAddress, RecentTime, TwoLines } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { RowAction, RowLink, RowMenu } from '../../features/list/row-actions';
import { MessageStatus, AnswerTime } from './message-status';
import { MESSAGE_COPY, MESSAGES_COPY as COPY } from './messages.copy';
import styles from './messages.module.css';

const { columns } = COPY;

export const MESSAGES = defineList({
  search: { label: COPY.search },
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/admin/messages', { params: { query } }, options),
  rows: ({ messages }) => messages,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/admin/messages/{id}', { params: { path: { id } } }),
    question: MESSAGE_COPY.removeQuestion,
    describe: ({ name }) => MESSAGE_COPY.removeText(name),
    removed: ({ name }) => MESSAGE_COPY.removed(name),
    failed: MESSAGE_COPY.removeFailed,
  },
  columns: (_, remove) => [
    {
      header: columns.name,
      kind: 'title',
      cell: ({ id, name, email }) => (
        <TwoLines
          first={<Link to={adminMessagePath(id)}>{name}</Link>}
          second={
            <span className={styles.address}>
              <EmailAddress email={email} />
            </span>
          }
        />
      ),
    },
    {
      header: columns.message,
      isPlain: true,
      kind: 'rest',
      cell: ({ message }) => <span className={styles.excerpt}>{message}</span>,
    },
    { header: columns.status, kind: 'corner', cell: ({ status }) => <MessageStatus status={status} /> },
    {
      header: columns.received,
      isPlain: true,
      kind: 'date',
      cell: (message) => (
        <span className={styles.received}>
          <RecentTime iso={message.created_at} />
          <AnswerTime message={message} now={Date.now()} />
        </span>
      ),
    },
    {
      header: LIST_COPY.actions,
      kind: 'aside',
      cell: (message) => (
        <>
          <RowLink
            label={(message.status === 'answered' ? COPY.readNamed : COPY.openNamed)(message.name)}
            to={adminMessagePath(message.id)}
          >
            {message.status === 'answered' ? COPY.read : COPY.open}
          </RowLink>
          <RowMenu label={LIST_COPY.moreNamed(message.name)}>
            <RowAction tone="danger" label={COPY.removeNamed(message.name)} onClick={() => remove(message)}>
              {LIST_COPY.remove}
            </RowAction>
          </RowMenu>
        </>
      ),
    },
  ],
  copy: { ...COPY, count: (total, { unread_count }) => COPY.count(total, unread_count) },
});

/** Messages of the contact form. */
export function MessagesTab() {
  return <ListView list={useList(MESSAGES)} actions={null} />;
}
