import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail of the outbox. */
@Entity('mails')
export class MailEntity extends DatedRow {
  /** Message-ID, the same at every attempt, so that a receiver can drop a duplicate. */
  @Column({ type: 'uuid', name: 'message_id', insert: false })
  messageId: string;

  @Column('text')
  recipient: string;

  @Column('text')
  template: string;

  @Column('text')
  subject: string;

  /** Null once the mail is sent or has failed. */
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

  /** When it may be claimed: at once, later after a failure, and at the end of the lease while it is being sent. */
  @Column({ type: 'timestamptz', name: 'due_at', insert: false })
  dueAt: Date;

  /** End of the time in which it is sent. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
