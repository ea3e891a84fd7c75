import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postLists, SHORT_LISTS } from './1766001200001-shorten-posts';

/** The posts of the back office by category, counted as those by status are, and an index for each order. */
export class SortAdminPosts1766001840001 implements MigrationInterface {
  name = 'SortAdminPosts1766001840001';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(index);
    await runner.query(postLists(SHORT_LISTS + CATEGORY_LISTS));
    await runner.query(
      `INSERT INTO post_counts SELECT list, week, count(*) FROM posts AS post, LATERAL post_lists(post)
       WHERE ${IS_OF_CATEGORY} GROUP BY list, week`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(postLists(SHORT_LISTS));
    await runner.query(`DELETE FROM post_counts WHERE ${IS_OF_CATEGORY}`);
    await runner.query(
      `DROP INDEX posts_admin_title_idx, posts_admin_published_idx, posts_admin_updated_idx`,
    );
  }
}

const INDEXES = [
  `CREATE INDEX posts_admin_updated_idx ON posts (updated_at DESC, id DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX posts_admin_published_idx ON posts (published_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX posts_admin_title_idx ON posts (title COLLATE swedish, id DESC) WHERE deleted_at IS NULL`,
];

/** `admin:somn` and, of a status, `admin:draft:somn`. */
const CATEGORY_LISTS = `
  UNION SELECT concat_ws(':', 'admin', status, category)
  FROM unnest(post.categories) AS category,
    unnest(ARRAY[NULL, post.status, CASE WHEN post.publish_at IS NOT NULL THEN 'scheduled' END]) AS status
  WHERE post.deleted_at IS NULL`;

const IS_OF_CATEGORY = `list LIKE 'admin:%' AND list NOT IN ('admin:draft', 'admin:published', 'admin:scheduled')`;
