import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PostFields } from './post-fields';
import type { PostEntity } from './post.entity';

/** What of a post a revision keeps. A revision from before a field was added does not hold it. */
export type RevisedFields = PostFields & Pick<PostEntity, 'meta_title' | 'reading_time'>;

/** A post as one save left it. Never changed. */
@Entity('post_revisions')
export class PostRevisionEntity {
  @PrimaryColumn('bigint', { name: 'post_id' })
  postId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  /** null for one that was not saved by a user, or whose user is gone. */
  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;

  @Column('jsonb')
  fields: RevisedFields;
}
