import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../../database/rows';
import type { WorkingCopyFieldsDto } from './working-copies.dto';

/** Unsaved text: one row for each author and post, and one for a new post of each author. */
@Entity('working_copies')
export class WorkingCopyEntity extends NumberedRow {
  @Column('bigint', { name: 'author_id' })
  authorId: string;

  /** null for a post that is not created yet. */
  @Column('bigint', { name: 'post_id', nullable: true })
  postId: string | null;

  /** The version of the post on which the text is based. */
  @Column('integer', { name: 'base_version', nullable: true })
  baseVersion: number | null;

  @Column('jsonb')
  fields: Readonly<WorkingCopyFieldsDto>;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
