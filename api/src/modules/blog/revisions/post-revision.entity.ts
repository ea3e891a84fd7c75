import { Column, Entity, PrimaryColumn } from 'typeorm';
import { RevisionEntity } from '../../drafts/revision.entity';
import type { PostFields } from '../posts/post-fields';
import type { PostEntity } from '../posts/post.entity';

/** The fields of a revision. A revision from before a field was added lacks it. */
export type RevisedFields = PostFields & Pick<PostEntity, 'meta_title' | 'reading_time'>;

/** A post after one save. Revisions are immutable. */
@Entity('post_revisions')
export class PostRevisionEntity extends RevisionEntity {
  @PrimaryColumn('bigint', { name: 'post_id' })
  postId: string;

  @Column('jsonb')
  fields: RevisedFields;
}
