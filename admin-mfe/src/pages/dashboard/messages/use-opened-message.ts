import { useState } from 'react';
import { useMarkMessage, type Message } from './messages.queries';

/** The opened message. Opening an unread one marks it as read. */
export function useOpenedMessage() {
  const [opened, setOpened] = useState<Message | null>(null);
  const marking = useMarkMessage();
  const { mutate, reset } = marking;

  const mark = (message: Message, status: Message['status']) =>
    mutate(
      { id: message.id, status },
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
