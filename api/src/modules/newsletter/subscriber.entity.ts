import { Column, Entity } from 'typeorm';
import { DatedRow, NumberedRow } from '../../database/rows';
import type { CategoryId } from '../blog/posts/categories';
import type { Frequency, PreferencesDto } from './newsletter.dto';
import type { SubscriberFilterDto } from './subscribers.dto';

export const SUBSCRIBER_STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

@Entity('newsletter_subscribers')
export class SubscriberEntity extends DatedRow {
  /** In its canonical spelling; unique. */
  @Column('text')
  email: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** The searched text, see {@link toSearchText}. */
  @Column('text', { name: 'search_text' })
  searchText: string;

  @Column('text')
  status: SubscriberStatus;

  @Column('text')
  source: string;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** None means all of them. */
  @Column('text', { array: true, default: [] })
  interests: CategoryId[];

  @Column('text', { default: 'every' })
  frequency: Frequency;

  @Column('timestamptz', { nullable: true })
  paused_until: Date | null;

  /** When they ended the welcome letters; null where they get them. */
  @Column('timestamptz', { nullable: true })
  welcome_stopped_at: Date | null;
}

/** What a subscriber wants to get; a pause that is over is none. */
export function toPreferences(subscriber: SubscriberEntity): PreferencesDto {
  const { status, interests, frequency, paused_until, welcome_stopped_at } = subscriber;
  const isPaused = paused_until !== null && paused_until > new Date();
  return { status, interests, frequency, welcome_stopped_at, paused_until: isPaused ? paused_until : null };
}

/** Folded here, because the database's `lower` depends on its collation. */
export function toSearchText(email: string, firstName = '', lastName = ''): string {
  return foldForSearch(`${email} ${firstName} ${lastName}`.trim());
}

export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A named filter of the list of subscribers, for every admin. */
@Entity('newsletter_segments')
export class SegmentEntity extends NumberedRow {
  @Column('text')
  name: string;

  @Column('jsonb')
  filter: SubscriberFilterDto;
}
