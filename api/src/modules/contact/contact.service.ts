import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isId, lockById } from '../../database/ids';
import { IDEMPOTENCY_KEY } from '../../contract/idempotency-key';
import { takePage, toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { BusinessService } from '../business/business.service';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { DomainError, invalidField } from '../../http/domain-error';
import type { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { MailService } from '../mail/mail.service';
import { keptUntil } from '../retention/kept-periods';
import { ContactMessageEntity, type MessageStatus, ContactReplyEntity } from './contact.entity';
import type {
  ContactDto,
  ContactReceiptDto,
  MessageDto,
  MessageListDto,
  MessagesQueryDto,
  MessageDetailDto,
} from './contact.dto';
import { findReplies } from './contact-replies.repository';
import { replyMail } from './contact.mails';

const messageNotFound = () => new DomainError(404, 'MESSAGE_NOT_FOUND', 'Meddelandet finns inte längre.');

type Sent = 'Meddelandet' | 'Svaret';

const keyMissing = (what: Sent) =>
  invalidField('Idempotency-Key', `${what} gick inte att skicka. Försök igen.`);

const keyReused = (what: Sent) =>
  new DomainError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    `${what} har ändrats sedan det skickades. Skicka det en gång till.`,
  );

interface NewReply {
  text: string;
  key: string | undefined;
  author: UserEntity;
}

/** Messages of the contact form, and the answers to them by mail. */
@Injectable()
export class ContactService {
  constructor(
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /**
   * Stores a message once: a repeated key with the same message changes nothing.
   *
   * @param key idempotency key of the sender; without one every call stores a message.
   * @throws DomainError 400 for an invalid key, 403 SITE_NOT_OPEN, 422 IDEMPOTENCY_KEY_REUSED.
   */
  async receive(
    { name, email, message, health_consent }: ContactDto,
    key?: string,
  ): Promise<ContactReceiptDto> {
    await this.business.assertSiteOpen();
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw keyMissing('Meddelandet');
    const messages = this.database.repository(ContactMessageEntity);
    const id = await insertNew(this.database.manager, ContactMessageEntity, {
      name,
      email,
      message,
      healthConsentAt: health_consent ? () => 'now()' : null,
      idempotencyKey: key ?? null,
    });
    const saved = await messages.findOneByOrFail(id ? { id } : { idempotencyKey: key });
    const isSame =
      saved.name === name &&
      saved.email === email &&
      saved.message === message &&
      (saved.healthConsentAt !== null) === (health_consent ?? false);
    if (!isSame) throw keyReused('Meddelandet');
    return { received_at: saved.createdAt };
  }

  /** Those to answer first, by the time that is left, then the answered, the newest first. */
  async list({ page, limit, status, search }: MessagesQueryDto): Promise<MessageListDto> {
    const messages = this.database.repository(ContactMessageEntity);
    const query = messages.createQueryBuilder('message');
    if (status) query.andWhere('message.status = :status', { status });
    if (search?.trim())
      query.andWhere(
        '(message.name ILIKE :pattern OR message.email ILIKE :pattern OR message.message ILIKE :pattern)',
        { pattern: containing(search.trim()) },
      );
    const [[rows, totalCount], unread] = await Promise.all([
      takePage(
        query
          .orderBy("message.status = 'answered'")
          .addOrderBy("CASE WHEN message.status <> 'answered' THEN message.createdAt END")
          .addOrderBy('message.id', 'DESC'),
        page,
        limit,
      ),
      messages.countBy({ status: 'unread' }),
    ]);
    return {
      messages: rows.map(toMessage),
      pagination: toPagination(page, limit, totalCount),
      unread_count: unread,
    };
  }

  /** @throws DomainError 404 MESSAGE_NOT_FOUND. */
  async read(id: string): Promise<MessageDetailDto> {
    const { manager } = this.database;
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

  /** @throws DomainError 404 MESSAGE_NOT_FOUND. */
  async change(id: string, status: MessageStatus): Promise<MessageDto> {
    return this.database.transaction(async (manager) => {
      const message = await lockById(manager, ContactMessageEntity, id);
      if (!message) throw messageNotFound();
      if (message.status !== status) message.answeredAt = status === 'answered' ? new Date() : null;
      return toMessage(await manager.save(Object.assign(message, { status })));
    });
  }

  /** @throws DomainError 404 MESSAGE_NOT_FOUND. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = isId(id) ? await manager.delete(ContactMessageEntity, { id }) : undefined;
      if (!removed?.affected) throw messageNotFound();
    });
  }
}

function toMessage(row: ContactMessageEntity): MessageDto {
  const { id, name, email, message, healthConsentAt, status, createdAt } = row;
  return {
    id,
    name,
    email,
    message,
    health_consent_at: healthConsentAt,
    status,
    created_at: createdAt,
  };
}

async function toDetail(manager: EntityManager, message: ContactMessageEntity): Promise<MessageDetailDto> {
  const { answeredAt, createdAt } = message;
  const replies = await findReplies(manager, [message.id]);
  return {
    ...toMessage(message),
    replies: replies.get(message.id) ?? [],
    kept_until: answeredAt
      ? keptUntil('contact-messages', answeredAt)
      : keptUntil('contact-unanswered', createdAt),
  };
}
