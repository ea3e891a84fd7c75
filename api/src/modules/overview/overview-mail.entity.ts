import { Column, Entity, PrimaryColumn } from 'typeorm';

export const MAIL_CHOICES = ['at_once', 'daily', 'never'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** What waited at the last look: by its id, how many, and when the newest began to wait. */
export type Seen = Record<string, { count: number; latest: string | null }>;

/** When an owner is mailed what waits. Its lock lets one process send, its last columns let it send once. */
@Entity('overview_mails')
export class OverviewMailEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  @Column('text', { default: 'daily' })
  choice: MailChoice;

  /** The Swedish day of the last daily look. */
  @Column('date', { name: 'last_day' })
  lastDay: string;

  /** Of mails at once; null until the first look. */
  @Column('jsonb', { nullable: true })
  seen: Seen | null;
}
