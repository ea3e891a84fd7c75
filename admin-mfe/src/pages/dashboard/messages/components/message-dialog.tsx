import { Button, ButtonLink, Dialog, Notice } from '@stillsam/ui';
import { formatDateTime } from '../../../../features/dates/format-date';
import { Paragraph } from '../../components/paragraph';
import { MESSAGES_COPY } from '../messages.copy';
import type { Message } from '../messages.queries';
import { replyLink } from '../reply-link.logic';
import { MessageStatus } from './messages-columns';
import styles from './messages.module.css';

interface MessageDialogProps {
  /** The opened message; null while none is. */
  message: Message | null;
  isBusy: boolean;
  hasFailed: boolean;
  onMark: (status: Message['status']) => void;
  onClose: () => void;
}

/** A message in full, with ways to answer it. */
export function MessageDialog({ message, isBusy, hasFailed, onMark, onClose }: MessageDialogProps) {
  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={message ? MESSAGES_COPY.dialogTitle(message.name) : ''}
      actions={message ? <MessageActions {...{ message, isBusy, onMark }} /> : null}
    >
      {message ? (
        <>
          <p className={styles.facts}>
            <span>{message.email}</span>
            <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
            <span role="status">
              <MessageStatus status={message.status} />
            </span>
          </p>
          <Paragraph text={message.message} />
          <p className={styles.hint}>{MESSAGES_COPY.replyHint}</p>
          {hasFailed ? <Notice tone="error">{MESSAGES_COPY.markFailed}</Notice> : null}
        </>
      ) : null}
    </Dialog>
  );
}

function MessageActions({
  message,
  isBusy,
  onMark,
}: Pick<MessageDialogProps, 'isBusy' | 'onMark'> & { message: Message }) {
  const next = message.status === 'answered' ? 'unread' : 'answered';
  return (
    <>
      <ButtonLink to={replyLink(message)} isExternal>
        {MESSAGES_COPY.reply}
      </ButtonLink>
      <Button
        variant="secondary"
        isLoading={isBusy}
        loadingText={MESSAGES_COPY.marking}
        onClick={() => onMark(next)}
      >
        {next === 'answered' ? MESSAGES_COPY.markAnswered : MESSAGES_COPY.markUnread}
      </Button>
    </>
  );
}
