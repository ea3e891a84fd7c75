import { useState } from 'react';
import { useApi, useRefetch } from '../../api/use-api';
import type { Message } from './message-dialog';

/** The opened message. Opening an unread one marks it as read. */
export function useOpenedMessage() {
  const [opened, setOpened] = useState<Message | null>(null);
  const marking = useApi().useMutation('patch', '/api/admin/messages/{id}', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/messages'),
  });
  const { mutate, reset } = marking;

  const mark = (message: Message, status: Message['status']) =>
    mutate(
      { params: { path: { id: message.id } }, body: { status } },
      { onSuccess: (changed) => setOpened((current) => (current?.id === changed.id ? changed : current)) },
    );
  return {
    opened,
    isBusy: marking.isPending,
    hasFailed: marking.isError,
    open: (message: Message) => {
      reset();
      setOpened(message);
      if (message.status === 'unread') mark(message, 'read');
    },
    mark: (status: Message['status']) => {
      if (opened) mark(opened, status);
    },
    close: () => setOpened(null),
  };
}
