import type { FindOptionsSelect } from 'typeorm';
import type { PostEntity } from './post.entity';

/** The columns for lists, cards and the sitemap, without the content, which is most of a row. */
export const LISTED_FIELDS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'featured_image',
  'featured_image_focus',
  'categories',
  'tags',
  'difficulty',
  'icon',
  'reading_time',
  'short_reading_time',
  'author_name',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const satisfies (keyof PostEntity)[];

export type ListedPost = Pick<PostEntity, (typeof LISTED_FIELDS)[number]>;

/** The same columns as the `select` of a `find`. */
export const LISTED_COLUMNS: FindOptionsSelect<PostEntity> = Object.fromEntries(
  LISTED_FIELDS.map((field) => [field, true]),
);
