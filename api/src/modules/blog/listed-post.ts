import type { FindOptionsSelect } from 'typeorm';
import type { PostEntity } from './post.entity';

/** What lists, cards and the sitemap show of a post. Its text is by far the most of a row, and stays where it is. */
export const LISTED_FIELDS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'featured_image',
  'categories',
  'tags',
  'difficulty',
  'icon',
  'reading_time',
  'authorName',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const satisfies (keyof PostEntity)[];

export type ListedPost = Pick<PostEntity, (typeof LISTED_FIELDS)[number]>;

/** The same for a `find`. */
export const LISTED_COLUMNS: FindOptionsSelect<PostEntity> = Object.fromEntries(
  LISTED_FIELDS.map((field) => [field, true]),
);
