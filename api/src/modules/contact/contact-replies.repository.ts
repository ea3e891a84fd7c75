import type { EntityManager } from 'typeorm';
import type { MailStatus } from '../mail/mail.entity';
import type { MessageReplyDto } from './contact.dto';

interface ReplyRow {
  message_id: string;
  text: string;
  author_name: string;
  mail_status: MailStatus | null;
  created_at: Date;
}

/** The replies to each of these messages, oldest first. */
export async function findReplies(
  manager: EntityManager,
  messageIds: string[],
): Promise<Map<string, MessageReplyDto[]>> {
  const rows: ReplyRow[] = await manager.query(
    `SELECT r.message_id, r.text, r.author_name, mails.status AS mail_status, r.created_at
     FROM contact_replies AS r LEFT JOIN mails ON mails.id = r.mail_id
     WHERE r.message_id = ANY ($1) ORDER BY r.id`,
    [messageIds],
  );
  const byMessage = new Map<string, MessageReplyDto[]>(messageIds.map((id) => [id, []]));
  for (const { message_id, created_at, ...reply } of rows)
    byMessage.get(message_id)?.push({ ...reply, created_at: created_at.toISOString() });
  return byMessage;
}
