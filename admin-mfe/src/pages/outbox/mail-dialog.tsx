import type { components } from '@stillsam/contracts';
import { Dialog, Notice, Skeleton } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import { LIST_COPY } from '../../features/list/list.copy';
import { Paragraph } from '../../features/paragraph/paragraph';
import styles from './outbox.module.css';
import { OUTBOX_COPY } from './outbox.copy';

export type Mail = components['schemas']['OutboxMailRowDto'];

interface MailDialogProps {
  /** The opened mail; null while none is. */
  mail: Mail | null;
  onClose: () => void;
}

/** A mail in plain text. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  return (
    <Dialog isOpen={mail !== null} onClose={onClose} title={mail?.subject ?? ''}>
      {mail ? (
        <>
          <p className={styles.recipient}>{OUTBOX_COPY.to(mail.recipient)}</p>
          {mail.last_error ? (
            <Notice tone="error" role="none">
              {OUTBOX_COPY.lastError(mail.last_error)}
            </Notice>
          ) : null}
          <MailText id={mail.id} />
        </>
      ) : null}
    </Dialog>
  );
}

/** The text, until the outbox deletes it. */
function MailText({ id }: Pick<Mail, 'id'>) {
  const mail = useApi().useQuery('get', '/api/admin/outbox/{id}', { params: { path: { id } } });
  if (mail.isPending) return <Skeleton lines={4} label={OUTBOX_COPY.mailLoading} />;
  if (mail.isError) {
    return (
      <ActionNotice label={LIST_COPY.retry} onAction={() => void mail.refetch()}>
        {OUTBOX_COPY.mailFailed}
      </ActionNotice>
    );
  }
  return mail.data.text === null ? (
    <p className={styles.recipient}>{OUTBOX_COPY.noText}</p>
  ) : (
    <Paragraph text={mail.data.text} hasLinks />
  );
}
