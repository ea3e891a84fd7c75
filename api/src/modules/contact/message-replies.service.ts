import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY } from '../../contract/idempotency-key';
import { isId, lockById } from '../../database/ids';
import { Database } from '../../database/database';
import type { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { MailService } from '../mail/mail.service';
import { keptUntil } from '../retention/kept-periods';
import { ContactMessageEntity } from './contact-message.entity';
import { findReplies } from './contact-replies.repository';
import { ContactReplyEntity } from './contact-reply.entity';
import type { MessageDetailDto } from './contact.dto';
import { keyMissing, keyReused, messageNotFound } from './contact.errors';
import { replyMail } from './contact.mails';
import { toMessage } from './contact.service';

interface NewReply {
  text: string;
  key: string | undefined;
  author: UserEntity;
}

/** Answers messages of the contact form by mail. */
@Injectable()
export class MessageRepliesService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /** @throws DomainError 404 MESSAGE_NOT_FOUND. */
  async read(id: string): Promise<MessageDetailDto> {
    const { manager } = this.database.source;
    const message = isId(id) ? await manager.findOneBy(ContactMessageEntity, { id }) : null;
    if (!message) throw messageNotFound();
    return toDetail(manager, message);
  }

  /**
   * Sends a reply once: a repeated key with the same text changes nothing.
   *
   * @throws DomainError 400 for a missing key, 404 MESSAGE_NOT_FOUND, 422 IDEMPOTENCY_KEY_REUSED.
   */
  async reply(id: string, { text, key, author }: NewReply): Promise<MessageDetailDto> {
    if (!key || !IDEMPOTENCY_KEY.test(key)) throw keyMissing('Svaret');
    return this.database.transaction(async (manager) => {
      const message = await lockById(manager, ContactMessageEntity, id);
      if (!message) throw messageNotFound();
      const sent = await manager.findOneBy(ContactReplyEntity, { messageId: id, idempotencyKey: key });
      if (sent && sent.text !== text) throw keyReused('Svaret');
      if (!sent) {
        const mailId = await this.mails.enqueue(manager, {
          to: message.email,
          template: replyMail,
          data: { text, quoted: message },
          // Written by a person (RFC 3834).
          headers: { 'Auto-Submitted': 'no' },
        });
        const authorName = displayName(author);
        await manager.insert(ContactReplyEntity, {
          messageId: id,
          authorName,
          text,
          idempotencyKey: key,
          mailId,
        });
        await manager.save(Object.assign(message, { status: 'answered', answeredAt: new Date() }));
      }
      return toDetail(manager, message);
    });
  }
}

async function toDetail(manager: EntityManager, message: ContactMessageEntity): Promise<MessageDetailDto> {
  const replies = await findReplies(manager, [message.id]);
  return {
    ...toMessage(message),
    replies: replies.get(message.id) ?? [],
    kept_until: messageKeptUntil(message),
  };
}

function messageKeptUntil({ answeredAt, createdAt }: ContactMessageEntity): Date {
  return answeredAt ? keptUntil('contact-messages', answeredAt) : keptUntil('contact-unanswered', createdAt);
}
