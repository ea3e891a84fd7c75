import type { MailEntity } from './mail.entity';
import type { OutboxMailDto, OutboxMailRowDto } from './outbox.dto';

export function toOutboxMailRow(mail: MailEntity): OutboxMailRowDto {
  return {
    id: mail.id,
    recipient: mail.recipient,
    template: mail.template,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    last_error: mail.lastError,
    created_at: mail.createdAt.toISOString(),
    finished_at: mail.finishedAt?.toISOString() ?? null,
  };
}

/**
 * @param isBodyShown only where the outbox is the mailbox. A link in a mail that is sent belongs to its receiver:
 * whoever else reads it could consent in somebody's name.
 */
export function toOutboxMail(mail: MailEntity, isBodyShown: boolean): OutboxMailDto {
  return {
    ...toOutboxMailRow(mail),
    text: isBodyShown ? mail.text : null,
    html: isBodyShown ? mail.html : null,
  };
}
