import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const MESSAGE_STATUSES = ['unread', 'read', 'answered'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

@Entity('contact_messages')
export class ContactMessageEntity extends DatedRow {
  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  message: string;

  @Column('text', { default: 'unread' })
  status: MessageStatus;

  /** Idempotency key of the sender, one for each message. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** When the sender consented to our reading about their health (GDPR, article 9.2 a); null without consent. */
  @Column('timestamptz', { name: 'health_consent_at', nullable: true })
  healthConsentAt: Date | null;

  /** When it was marked as answered; its retention starts then. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}

/** A reply to a message, sent by mail. */
@Entity('contact_replies')
export class ContactReplyEntity extends DatedRow {
  @Column('bigint', { name: 'message_id' })
  messageId: string;

  /** As the account was called then. */
  @Column('text', { name: 'author_name' })
  authorName: string;

  @Column('text')
  text: string;

  /** Of the client, one for each reply of a message. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** In the outbox; null once that has deleted it. */
  @Column('bigint', { name: 'mail_id', nullable: true })
  mailId: string | null;
}
