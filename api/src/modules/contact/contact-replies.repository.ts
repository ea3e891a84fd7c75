import type { EntityManager } from 'typeorm';
import type { MessageReplyDto } from './contact.dto';

/** The replies to each of these messages, oldest first. */
export async function findReplies(
  manager: EntityManager,
  messageIds: string[],
): Promise<Map<string, MessageReplyDto[]>> {
  const rows: (MessageReplyDto & { message_id: string })[] = await manager.query(
    `SELECT r.message_id, r.text, r.author_name, mails.status AS mail_status, r.created_at
     FROM contact_replies AS r LEFT JOIN mails ON mails.id = r.mail_id
     WHERE r.message_id = ANY ($1) ORDER BY r.id`,
    [messageIds],
  );
  const byMessage = new Map<string, MessageReplyDto[]>(messageIds.map((id) => [id, []]));
  for (const { message_id, ...reply } of rows) byMessage.get(message_id)?.push(reply);
  return byMessage;
}
