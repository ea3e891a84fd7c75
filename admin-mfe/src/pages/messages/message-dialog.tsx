import { Button, ButtonLink, Dialog, Notice, Badge, type BadgeTone } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { formatDateTime } from '../../format-date';
import { Paragraph } from '../../features/paragraph/paragraph';
import { MESSAGES_COPY } from './messages.copy';
import { replyLink } from './reply-link.logic';
import styles from './messages.module.css';
import { MESSAGE_STATUS } from '../../features/labels/statuses.copy';

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
          <p className={styles.hint}>
            {message.health_consent_at
              ? MESSAGES_COPY.healthConsent(formatDateTime(message.health_consent_at))
              : MESSAGES_COPY.noHealthConsent}
          </p>
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

export type Message = components['schemas']['MessageDto'];

const TONES: Record<Message['status'], BadgeTone> = { unread: 'warm', read: 'neutral', answered: 'success' };

export function MessageStatus({ status }: Pick<Message, 'status'>) {
  return <Badge tone={TONES[status]}>{MESSAGE_STATUS[status]}</Badge>;
}
