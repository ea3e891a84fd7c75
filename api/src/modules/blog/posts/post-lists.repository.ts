import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PostEntity, publishedSql } from './post.entity';
import type { PostOrder } from './posts.dto';

/** The columns for lists, cards and the sitemap, without the content, which is most of a row. */
const LISTED_FIELDS = [
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

export function selectPublished(manager: EntityManager): SelectQueryBuilder<PostEntity> {
  return manager.createQueryBuilder(PostEntity, 'post').where(publishedSql('post'));
}

/** Published posts without their text. */
export function selectListed(manager: EntityManager): SelectQueryBuilder<PostEntity> {
  return selectPublished(manager).select(LISTED_FIELDS.map((field) => `post.${field}`));
}

/** The published ones of these posts, in the order of their ids. */
export async function findListed(manager: EntityManager, ids: string[]): Promise<ListedPost[]> {
  const posts = await selectListed(manager).andWhere('post.id = ANY (:ids)', { ids }).getMany();
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? []);
}

/** Where a page begins: `skipped` posts down from the end of a week. */
export interface PageStart {
  /** Posts of the whole list. */
  total: number;
  /** Beginning and end of the week with the page's first post; null in an empty list. */
  since: Date | null;
  until: Date | null;
  skipped: number;
}

/** The counts of a list are kept by week (`database/baseline/posts.ts`), so only the posts of one week are walked past. */
const PAGE_START = `
  WITH weeks AS (
    SELECT week, count, sum(count) OVER (ORDER BY week DESC) - count AS before
    FROM post_counts WHERE list = $1 AND count > 0)
  SELECT coalesce(sum(count), 0)::int AS total,
    (min(week) FILTER (WHERE before <= $2))::timestamp AT TIME ZONE 'UTC' AS since,
    (min(week) FILTER (WHERE before <= $2) + 7)::timestamp AT TIME ZONE 'UTC' AS until,
    ($2 - coalesce(max(before) FILTER (WHERE before <= $2), 0))::int AS skipped
  FROM weeks`;

/** The list of published posts, in all or of a category, or of those of them that have a short edition. */
export const publishedList = (category?: string | null, isShort = false) =>
  `published${category ? `:${category}` : ''}${isShort ? ':short' : ''}`;

/** @param list a list of {@link publishedList}, or `admin`, then the status and the category that are chosen, `admin:draft:somn`. */
export async function findPageStart(
  manager: EntityManager,
  list: string,
  offset: number,
): Promise<PageStart> {
  const rows: PageStart[] = await manager.query(PAGE_START, [list, offset]);
  return rows[0] ?? { total: 0, since: null, until: null, skipped: 0 };
}

/** Of the back office. */
export function sortPosts(
  query: SelectQueryBuilder<PostEntity>,
  order: PostOrder = 'created',
): SelectQueryBuilder<PostEntity> {
  if (order === 'title') query.orderBy('post.title COLLATE swedish');
  else query.orderBy(`post.${order}At`, 'DESC', order === 'published' ? 'NULLS LAST' : undefined);
  return query.addOrderBy('post.id', 'DESC');
}

/**
 * One slice of a list, and the number of all its posts.
 *
 * @param query selects the posts of `list` as `post`, in its order.
 */
export async function takeListPage(
  manager: EntityManager,
  query: SelectQueryBuilder<PostEntity>,
  list: string,
  { skip, take }: { skip: number; take: number },
  order: PostOrder = 'created',
): Promise<[PostEntity[], number]> {
  const { total, until, skipped } = await findPageStart(manager, list, skip);
  if (skip >= total) return [[], total];
  if (order !== 'created') return [await query.offset(skip).limit(take).getMany(), total];
  const time = list.startsWith('published') ? 'publishedAt' : 'createdAt';
  if (skip > 0) query.andWhere(`post.${time} < :until`, { until });
  return [await query.offset(skipped).limit(take).getMany(), total];
}

/** Counts of published posts by category, and of all under the id null; a count of 0 has no row. */
export function countPublishedPosts(manager: EntityManager): Promise<{ id: string | null; count: number }[]> {
  return manager.query(
    `SELECT nullif(substr(list, length('published:') + 1), '') AS id, sum(count)::int AS count
     FROM post_counts WHERE list LIKE 'published%' GROUP BY list`,
  );
}

/**
 * The sets of categories that posts have are found one after the other in the index, and of each set that shares a
 * category the newest posts.
 */
const RELATED = `
  WITH RECURSIVE sets AS (
    (SELECT categories FROM posts WHERE status = 'published' ORDER BY categories LIMIT 1)
    UNION ALL
    SELECT (SELECT categories FROM posts WHERE status = 'published' AND posts.categories > sets.categories
      ORDER BY categories LIMIT 1)
    FROM sets WHERE sets.categories IS NOT NULL)
  SELECT newest.id::text FROM sets, LATERAL (
    SELECT id, published_at FROM posts
    WHERE status = 'published' AND posts.categories = sets.categories AND id <> $1
    ORDER BY published_at DESC, id DESC LIMIT $3) AS newest
  WHERE sets.categories && $2::text[]
  ORDER BY cardinality(ARRAY(SELECT unnest(sets.categories) INTERSECT SELECT unnest($2::text[]))) DESC,
    newest.published_at DESC, newest.id DESC
  LIMIT $3`;

/** Ids of other published posts: those that share the most of the categories, then the newest. */
export async function findRelated(
  manager: EntityManager,
  { id, categories }: { id: string; categories: string[] },
  limit: number,
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(RELATED, [id, categories, limit]);
  return rows.map((row) => row.id);
}
