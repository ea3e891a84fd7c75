import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../../database/rows';
import type { WorkingCopyFieldsDto } from './working-copies.dto';

/** Unsaved text of one tab: one row for each author, post and tab. */
@Entity('tab_working_copies')
export class WorkingCopyEntity extends NumberedRow {
  @Column('bigint', { name: 'author_id' })
  authorId: string;

  /** null for a post that is not created yet. */
  @Column('bigint', { name: 'post_id', nullable: true })
  postId: string | null;

  @Column('text')
  tab: string;

  /** The version of the post on which the text is based. */
  @Column('integer', { name: 'base_version', nullable: true })
  baseVersion: number | null;

  @Column('jsonb')
  fields: Readonly<WorkingCopyFieldsDto>;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
