import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PostFields } from './post-fields';
import type { PostEntity } from './post.entity';

/** The fields of a revision. A revision from before a field was added lacks it. */
export type RevisedFields = PostFields & Pick<PostEntity, 'meta_title' | 'reading_time'>;

/** A post after one save. Revisions are immutable. */
@Entity('post_revisions')
export class PostRevisionEntity {
  @PrimaryColumn('bigint', { name: 'post_id' })
  postId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  /** null when no user saved it, or the user was deleted. */
  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;

  @Column('jsonb')
  fields: RevisedFields;
}
