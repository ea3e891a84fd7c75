import { Column, PrimaryColumn } from 'typeorm';

/** What every revision keeps beside the draft's id and fields: the state of a draft after a save. */
export abstract class RevisionEntity {
  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  /** null when no user saved it, or the user was deleted. */
  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;
}
