import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Subjects of notifications. */
export const NOTIFY_PURPOSES = [
  'products',
  'premium',
  'trygg-punkt',
  'somnforberedelse',
  'fokustraning',
] as const;
export type NotifyPurpose = (typeof NOTIFY_PURPOSES)[number];

@Entity('notify_entries')
export class NotifyEntryEntity {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** In lower case; once for each purpose. */
  @Column('text')
  email: string;

  @Column('text')
  purpose: NotifyPurpose;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
