import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PostEntity } from './post.entity';

/** What of a post a revision keeps. */
export type RevisedFields = Pick<
  PostEntity,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'featuredImage'
  | 'status'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'categories'
  | 'tags'
  | 'difficulty'
  | 'icon'
  | 'readingTime'
> &
  // Revisions saved before these fields existed do not hold them.
  Partial<Pick<PostEntity, 'featuredImageAlt' | 'showsCrisisCard'>>;

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
