import { Button, Dialog, Notice, Skeleton } from '@stillsam/ui';
import { LIST_COPY } from '../../../features/list/list.copy';
import { Paragraph } from '../components/paragraph';
import styles from './mail-dialog.module.css';
import { OUTBOX_COPY } from './outbox.copy';
import { useMail, type MailRow } from './outbox.queries';

interface MailDialogProps {
  /** The opened mail; null while none is. */
  mail: MailRow | null;
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

function MailText({ id }: Pick<MailRow, 'id'>) {
  const mail = useMail(id);
  if (mail.isPending) return <Skeleton lines={4} label={OUTBOX_COPY.mailLoading} />;
  if (mail.isError) {
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={() => void mail.refetch()}>
            {LIST_COPY.retry}
          </Button>
        }
      >
        {OUTBOX_COPY.mailFailed}
      </Notice>
    );
  }
  return mail.data.text === null ? (
    <p className={styles.recipient}>{OUTBOX_COPY.noText}</p>
  ) : (
    <Paragraph text={mail.data.text} hasLinks />
  );
}
