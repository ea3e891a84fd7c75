import { Column, Entity } from 'typeorm';
import { DatedRow, NumberedRow } from '../../database/rows';
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
