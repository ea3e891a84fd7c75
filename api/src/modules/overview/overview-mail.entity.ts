import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What waited at the last look: by its id, how many, and when the newest began to wait. */
export type Seen = Record<string, { count: number; latest: string | null }>;

/** What an owner was mailed. Its lock lets one process send, its columns let it send once. */
@Entity('overview_mails')
export class OverviewMailEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  /** The Swedish day of the last daily look. */
  @Column('date', { name: 'last_day' })
  lastDay: string;

  /** null until the first look. */
  @Column('jsonb', { nullable: true })
  seen: Seen | null;

  @Column('timestamptz', { name: 'mailed_at', nullable: true })
  mailedAt: Date | null;
}
