import { useRef, useState } from 'react';
import { DataTable } from '../../../features/list/data-table';
import { ListBody } from '../../../features/list/list-body';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { isFiltered } from '../../../features/list/list-query';
import { ListTab, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress, useStayWithinPages } from '../../../features/list/use-list-address';
import { RemovalDialog } from '../components/removal-dialog';
import { useRemoval } from '../use-removal';
import { MessageDialog } from './components/message-dialog';
import { messagesColumns } from './components/messages-columns';
import { MESSAGES_COPY } from './messages.copy';
import { MESSAGES, useMessages, type Message } from './messages.queries';
import { MESSAGE_FILTERS, readMessagesQuery } from './messages-query.logic';
import { useOpenedMessage } from './use-opened-message';

const STATUS_OPTIONS = MESSAGE_FILTERS.map((value) => ({ value, label: MESSAGES_COPY.status[value] }));
const NO_MESSAGES: Message[] = [];

/** What visitors have written in the contact form: read it, answer it, mark it, remove it. */
export function MessagesTab() {
  const { query, change, pageLink, reset } = useListAddress(readMessagesQuery);
  const messages = useMessages(query);
  useStayWithinPages(readMessagesQuery, messages);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const { opened, isBusy, hasFailed, open, mark, close } = useOpenedMessage();
  const removal = useRemoval<Message>({
    list: MESSAGES,
    remove: (client, id) => client.DELETE('/api/admin/messages/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ name }) => MESSAGES_COPY.removed(name), failed: MESSAGES_COPY.removeFailed },
    onOutcome: setOutcome,
  });
  const data = messages.isPlaceholderData ? undefined : messages.data;

  return (
    <ListTab
      label={MESSAGES_COPY.tab}
      outcome={outcome}
      onDismiss={() => setOutcome(null)}
      filters={
        <ListFilters>
          <ListSearch label={MESSAGES_COPY.search} value={query.search} onChange={change} />
          <ListChoice
            label={MESSAGES_COPY.statusFilter}
            value={query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => change({ status })}
          />
        </ListFilters>
      }
      count={
        data
          ? `${MESSAGES_COPY.count(data.pagination.totalCount)}. ${MESSAGES_COPY.unread(data.unread_count)}`
          : ''
      }
      listRef={listRef}
    >
      <ListBody
        texts={MESSAGES_COPY.list}
        result={messages}
        page={query.page}
        pageLink={pageLink}
        isFiltered={isFiltered(query, readMessagesQuery)}
        onReset={reset}
      >
        <DataTable
          caption={MESSAGES_COPY.tab}
          columns={messagesColumns({ onOpen: open, onRemove: removal.ask })}
          rows={messages.data?.messages ?? NO_MESSAGES}
          isStale={messages.isPlaceholderData}
        />
      </ListBody>
      <MessageDialog {...{ message: opened, isBusy, hasFailed, onMark: mark, onClose: close }} />
      <RemovalDialog
        removal={removal}
        question={MESSAGES_COPY.removeQuestion}
        describe={({ name }) => MESSAGES_COPY.removeText(name)}
      />
    </ListTab>
  );
}
