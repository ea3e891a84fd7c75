import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A reply to a message, sent by mail. */
@Entity('contact_replies')
export class ContactReplyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

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

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;
}
