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
    created_at: mail.createdAt,
    finished_at: mail.finishedAt,
  };
}

/**
 * @param isBodyShown only where no mail server is configured. A link in a sent mail is its recipient's secret: an
 * admin who reads it could consent in the recipient's name.
 */
export function toOutboxMail(mail: MailEntity, isBodyShown: boolean): OutboxMailDto {
  return {
    ...toOutboxMailRow(mail),
    text: isBodyShown ? mail.text : null,
    html: isBodyShown ? mail.html : null,
  };
}
