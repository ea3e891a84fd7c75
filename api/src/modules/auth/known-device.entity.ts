import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which a user has signed in, known by the hash of a random text in its cookie. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text', { name: 'device_hash' })
  deviceHash: string;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
