import { shortReadingTime } from '@stillsam/post-html/editions';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 50;

/**
 * Minutes of the short edition that a post has, if it has one, and lists of those posts. Like the sanitiser of
 * SanitisePostsAnew, the rule is the newest one, on whichever day the migration runs: pages show what it says.
 */
export class ShortenPosts1766001200001 implements MigrationInterface {
  name = 'ShortenPosts1766001200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE posts ADD COLUMN short_reading_time integer CHECK (short_reading_time > 0)',
    );
    // The triggers of posts count the new lists as the rows below change.
    await runner.query(postLists(SHORT_LISTS));
    await runner.query(`CREATE INDEX posts_published_short_idx ON posts (published_at DESC, id DESC)
      WHERE status = 'published' AND short_reading_time IS NOT NULL`);
    await measureEach(runner);
    // Whoever keeps pages finds another version than its own, and drops them.
    await runner.query('UPDATE content_state SET version = version + 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(postLists(''));
    await runner.query(`DELETE FROM post_counts WHERE list LIKE 'published%:short'`);
    await runner.query('ALTER TABLE posts DROP COLUMN short_reading_time');
  }
}

async function measureEach(runner: QueryRunner): Promise<void> {
  let lastId = '0';
  for (;;) {
    const rows: { id: string; content: string }[] = await runner.query(
      'SELECT id::text, content FROM posts WHERE id > $1::bigint ORDER BY posts.id LIMIT $2',
      [lastId, ROWS_AT_ONCE],
    );
    for (const { id, content } of rows) {
      lastId = id;
      const minutes = shortReadingTime(content);
      if (minutes !== null)
        await runner.query('UPDATE posts SET short_reading_time = $2 WHERE id = $1', [id, minutes]);
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export const SHORT_LISTS = `
  UNION SELECT 'published' || coalesce(':' || category, '') || ':short'
  FROM unnest(array_append(post.categories, NULL)) AS category
  WHERE post.status = 'published' AND post.short_reading_time IS NOT NULL`;

/** The lists that hold a post, as ListManyPosts has them, and others. */
export const postLists = (others: string) => `
  CREATE OR REPLACE FUNCTION post_lists(post posts) RETURNS TABLE (list text, week date)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT list, date_trunc('week', CASE WHEN list LIKE 'published%' THEN coalesce(post.published_at, post.created_at)
      ELSE post.created_at END AT TIME ZONE 'UTC')::date
    FROM (
      SELECT 'published' AS list WHERE post.status = 'published'
      UNION SELECT 'published:' || category FROM unnest(post.categories) AS category WHERE post.status = 'published'
      UNION SELECT 'admin' WHERE post.deleted_at IS NULL
      UNION SELECT 'admin:' || post.status WHERE post.deleted_at IS NULL
      UNION SELECT 'admin:scheduled' WHERE post.publish_at IS NOT NULL
      ${others}) AS lists
  $$`;
