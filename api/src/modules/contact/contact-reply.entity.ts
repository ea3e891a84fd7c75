import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

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
