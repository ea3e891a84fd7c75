import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

/** Subjects of notifications. */
export const NOTIFY_PURPOSES = [
  'products',
  'premium',
  'trygg-punkt',
  'somnforberedelse',
  'fokustraning',
] as const;
export type NotifyPurpose = (typeof NOTIFY_PURPOSES)[number];

/** A confirmation gives an entry a new id, so that ids follow its order. */
@Entity('notify_entries')
export class NotifyEntryEntity extends DatedRow {
  /** In lower case; once for each purpose. */
  @Column('text')
  email: string;

  @Column('text')
  purpose: NotifyPurpose;

  /** Null until the mailed link was used; nothing else is sent until then. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Of the newest mailed link, which replaces an earlier one. */
  @Column('bytea', { name: 'token_hash', nullable: true, select: false })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'token_expires_at', nullable: true, select: false })
  tokenExpiresAt: Date | null;
}
