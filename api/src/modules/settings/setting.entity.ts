import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A section of settings that somebody has changed. Without a row, the section has its initial value. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('text')
  section: string;

  @Column('jsonb')
  value: object;

  @Column('integer')
  version: number;

  /** null when the account was deleted. */
  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('text', { name: 'changed_by_name' })
  changedByName: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
