import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  PrimaryColumn,
  JoinColumn,
  ManyToOne,
  type Relation,
} from 'typeorm';
import { RevisionEntity, Revisions } from '../../drafts/revisions';
import { PostFields } from './post-fields';
import { NumberedRow } from '../../../database/rows';
import type { WorkingCopyFieldsDto } from './working-copies.dto';

/** The author's fields and those that the API sets. */
@Entity('posts')
export class PostEntity extends PostFields {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text', { nullable: true })
  meta_title: string | null;

  /** Minutes. */
  @Column('integer')
  reading_time: number;

  /** Minutes; null for a post without a short edition. */
  @Column('integer', { nullable: true })
  short_reading_time: number | null;

  /** HTML in easier Swedish; null for a post without such a text. */
  @Column('text', { nullable: true })
  easy_content: string | null;

  /** `sha256` of the content that the easier text was written from; of none where a seeded article has changed since. */
  @Column('text', { nullable: true })
  easy_based_on: string | null;

  @Column('bigint', { name: 'author_id', nullable: true })
  authorId: string | null;

  /** Raised by every save; a save sends the version it started from. */
  @Column('integer')
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** Time of a scheduled publication. */
  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** Time of the move to the trash; TypeORM excludes such rows from queries without `withDeleted`. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt: Date | null;
}

/**
 * Whether visitors can read a post now. Constraints of the table make a post that is scheduled or in the trash a
 * draft (`posts_scheduled_check`, `posts_trash_check`).
 */
export const isPublished = ({ status }: Partial<Pick<PostEntity, 'status'>>) => status === 'published';

/** The same as an SQL condition. @param post alias of `posts` in the statement. */
export const publishedSql = (post = 'posts') => `${post}.status = 'published'`;

/** A former slug of a published post. It refers to the post, not to another slug, so redirects form no chains. */
@Entity('post_redirects')
export class PostRedirectEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('bigint', { name: 'post_id' })
  postId: string;
}

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

export const POST_REVISIONS = new Revisions(PostRevisionEntity, (postId) => ({ postId }), {
  code: 'POST_CHANGED',
  name: 'inlägget',
});

/** What a published post said that was wrong, and says now. */
@Entity('corrections')
export class CorrectionEntity extends NumberedRow {
  @Column('bigint', { name: 'post_id' })
  postId: string;

  @ManyToOne(() => PostEntity)
  @JoinColumn({ name: 'post_id' })
  post: Relation<PostEntity>;

  @Column('text')
  text: string;

  @CreateDateColumn({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;
}

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
