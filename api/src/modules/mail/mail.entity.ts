import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail of the outbox. */
@Entity('mails')
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** The same at every attempt, so that a receiver can tell a repetition. */
  @Column({ type: 'uuid', name: 'message_id', insert: false })
  messageId: string;

  @Column('text')
  recipient: string;

  @Column('text')
  template: string;

  @Column('text')
  subject: string;

  /** Null once the mail is sent or given up. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  @Column('jsonb')
  headers: Record<string, string>;

  @Column('text')
  status: MailStatus;

  @Column('integer')
  attempts: number;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  /** When it may be claimed: at once, after a failure later, and while it is being sent when that is over. */
  @Column({ type: 'timestamptz', name: 'due_at', insert: false })
  dueAt: Date;

  /** Not sent any more from then on. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
