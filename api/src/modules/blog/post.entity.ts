import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CategoryId } from './categories';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const DIFFICULTIES = ['Nybörjare', 'Medel', 'Avancerad'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How a post fits a search: as it was written, or in another form of its words. */
export const POST_MATCHES = ['exact', 'related'] as const;
export type PostMatch = (typeof POST_MATCHES)[number];

@Entity('posts')
export class PostEntity {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  slug: string;

  @Column('text')
  title: string;

  @Column('text')
  excerpt: string;

  /** Sanitised HTML. */
  @Column('text')
  content: string;

  @Column('text', { name: 'featured_image', nullable: true })
  featuredImage: string | null;

  /** What the image shows, for those who do not see it; empty where it only decorates. */
  @Column('text', { name: 'featured_image_alt' })
  featuredImageAlt: string;

  /** Whether the article's page shows the crisis card: the text deals with a heavy subject. */
  @Column('boolean', { name: 'shows_crisis_card' })
  showsCrisisCard: boolean;

  @Column('text')
  status: PostStatus;

  @Column('text', { name: 'meta_title', nullable: true })
  metaTitle: string | null;

  @Column('text', { name: 'meta_description' })
  metaDescription: string;

  @Column('text', { name: 'meta_keywords' })
  metaKeywords: string;

  @Column('text', { array: true })
  categories: CategoryId[];

  @Column('text', { array: true })
  tags: string[];

  @Column('text')
  difficulty: Difficulty;

  /** Name of a lucide icon. */
  @Column('text')
  icon: string;

  /** Minutes. */
  @Column('integer', { name: 'reading_time' })
  readingTime: number;

  @Column('bigint', { name: 'author_id', nullable: true })
  authorId: string | null;

  @Column('text', { name: 'author_name' })
  authorName: string;

  /** Raised by every save; a save names the version it started from. */
  @Column('integer')
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** When a draft becomes a published post by itself. */
  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** Since when it is in the trash: queries pass it over unless they ask for it. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt: Date | null;
}
