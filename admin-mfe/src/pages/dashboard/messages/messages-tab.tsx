import { useRef, useState } from 'react';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { List } from '../../../features/list/list';
import { ListTab, ListTools, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { RemovalDialog } from '../components/removal-dialog';
import { useRemoval } from '../use-removal';
import { MessageDialog } from './components/message-dialog';
import { messagesColumns } from './components/messages-columns';
import { MESSAGES_COPY } from './messages.copy';
import { MESSAGES, useMessages, type Message } from './messages.queries';
import { MESSAGE_FILTERS, readMessagesQuery } from './messages-query.logic';
import { useOpenedMessage } from './use-opened-message';

const STATUS_OPTIONS = MESSAGE_FILTERS.map((value) => ({ value, label: MESSAGES_COPY.status[value] }));

/** Messages of the contact form. */
export function MessagesTab() {
  const address = useListAddress(readMessagesQuery);
  const { query, change } = address;
  const messages = useMessages(query);
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

  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <ListTools>
        <ListFilters>
          <ListSearch label={MESSAGES_COPY.search} value={query.search} onChange={change} />
          <ListChoice
            label={MESSAGES_COPY.statusFilter}
            value={query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => change({ status })}
          />
        </ListFilters>
      </ListTools>
      <List
        ref={listRef}
        label={MESSAGES_COPY.tab}
        texts={MESSAGES_COPY.list}
        count={(total) => MESSAGES_COPY.count(total, messages.data?.unread_count ?? 0)}
        address={address}
        result={messages}
        rows={messages.data?.messages}
        columns={messagesColumns({ onOpen: open, onRemove: removal.ask })}
      />
      <MessageDialog {...{ message: opened, isBusy, hasFailed, onMark: mark, onClose: close }} />
      <RemovalDialog
        removal={removal}
        question={MESSAGES_COPY.removeQuestion}
        describe={({ name }) => MESSAGES_COPY.removeText(name)}
      />
    </ListTab>
  );
}
