import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkingCopyFieldsDto } from './working-copies.dto';

/** What an author has typed and not saved: one for each author and post, and one for a post that is to be. */
@Entity('working_copies')
export class WorkingCopyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('bigint', { name: 'author_id' })
  authorId: string;

  /** null for a post that is not created yet. */
  @Column('bigint', { name: 'post_id', nullable: true })
  postId: string | null;

  /** The version that the typing started from. */
  @Column('integer', { name: 'base_version', nullable: true })
  baseVersion: number | null;

  @Column('jsonb')
  fields: Readonly<WorkingCopyFieldsDto>;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
