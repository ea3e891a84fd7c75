import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists and search of a hundred thousand posts: an index in the order of each list, the number of posts of each list
 * and week, so that any page starts near its first post, and how many posts have each word, so that a search knows
 * whether it is rare before it looks.
 */
export class ListManyPosts1766000700001 implements MigrationInterface {
  name = 'ListManyPosts1766000700001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...INDEXES, ...COUNTS, ...WORDS, ...OPERATIONS.flatMap(counting)])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of OPERATIONS) await runner.query(`DROP FUNCTION posts_counted_${name} CASCADE`);
    for (const statement of [...WORDS_AS_BEFORE, ...COUNTS_AS_BEFORE, ...INDEXES_AS_BEFORE])
      await runner.query(statement);
  }
}

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];

const INDEXES = [
  ...CATEGORIES.map(
    (category) => `CREATE INDEX posts_published_${category}_idx ON posts (published_at DESC, id DESC)
      WHERE status = 'published' AND categories @> ARRAY['${category}']`,
  ),
  `CREATE INDEX posts_related_idx ON posts (categories, published_at DESC, id DESC) WHERE status = 'published'`,
  // For the next free number of a slug, by LIKE.
  `CREATE INDEX posts_slug_prefix_idx ON posts (slug text_pattern_ops)`,
  `CREATE INDEX posts_title_idx ON posts USING gin (lower(title) gin_trgm_ops)`,
  `DROP INDEX posts_created_idx`,
  `CREATE INDEX posts_created_idx ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX posts_status_idx ON posts (status, created_at DESC, id DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX posts_scheduled_created_idx ON posts (created_at DESC, id DESC)
     WHERE publish_at IS NOT NULL AND deleted_at IS NULL`,
];

const INDEXES_AS_BEFORE = [
  `DROP INDEX posts_scheduled_created_idx, posts_status_idx, posts_created_idx, posts_title_idx, posts_slug_prefix_idx, posts_related_idx`,
  ...CATEGORIES.map((category) => `DROP INDEX posts_published_${category}_idx`),
  `CREATE INDEX posts_created_idx ON posts (created_at DESC, id DESC)`,
];

const COUNTS = [
  `CREATE TABLE post_counts (
     list text COLLATE "C", week date, count integer NOT NULL, PRIMARY KEY (list, week) INCLUDE (count))`,
  // The lists that hold a post, each with the week by whose time it is sorted.
  `CREATE FUNCTION post_lists(post posts) RETURNS TABLE (list text, week date) LANGUAGE sql IMMUTABLE AS $$
     SELECT list, date_trunc('week', CASE WHEN list LIKE 'published%' THEN coalesce(post.published_at, post.created_at)
       ELSE post.created_at END AT TIME ZONE 'UTC')::date
     FROM (
       SELECT 'published' AS list WHERE post.status = 'published'
       UNION SELECT 'published:' || category FROM unnest(post.categories) AS category WHERE post.status = 'published'
       UNION SELECT 'admin' WHERE post.deleted_at IS NULL
       UNION SELECT 'admin:' || post.status WHERE post.deleted_at IS NULL
       UNION SELECT 'admin:scheduled' WHERE post.publish_at IS NOT NULL) AS lists
   $$`,
  `INSERT INTO post_counts
     SELECT list, week, count(*) FROM posts AS post, LATERAL post_lists(post) GROUP BY list, week`,
];

const COUNTS_AS_BEFORE = [`DROP FUNCTION post_lists`, `DROP TABLE post_counts`];

const LONGEST_WORD = 40;

const WORDS = [
  `DROP TRIGGER posts_keep_words ON posts`,
  `DROP FUNCTION posts_keep_words`,
  `TRUNCATE post_words`,
  // Of published posts: in title, excerpt, tags or keywords, and in the title.
  `ALTER TABLE post_words ADD COLUMN stem text COLLATE "C", ADD COLUMN posts integer NOT NULL DEFAULT 0,
     ADD COLUMN titles integer NOT NULL DEFAULT 0`,
  `CREATE INDEX post_words_stem_idx ON post_words (stem)`,
  `CREATE FUNCTION words_of_post(post posts) RETURNS TABLE (word text, in_title integer)
   LANGUAGE sql IMMUTABLE AS $$
     SELECT word, max(in_title) FROM (
       SELECT regexp_split_to_table(fold_words(post.title), ' ') AS word, 1 AS in_title
       UNION ALL SELECT regexp_split_to_table(post.search_text, ' '), 0) AS words
     WHERE post.status = 'published' AND length(word) BETWEEN 2 AND ${LONGEST_WORD} GROUP BY word
   $$`,
  `INSERT INTO post_words (word, stem, posts, titles)
     SELECT word, (ts_lexize('swedish_stem', word))[1], count(*), sum(in_title)
     FROM posts AS post, LATERAL words_of_post(post) GROUP BY word`,
];

const rows = (table: string, change: number) =>
  `SELECT ROW(${table}.*)::posts AS post, ${change} AS change FROM ${table}`;

const OPERATIONS = [
  { name: 'inserted', event: 'INSERT', tables: 'NEW TABLE AS new_posts', changed: rows('new_posts', 1) },
  { name: 'deleted', event: 'DELETE', tables: 'OLD TABLE AS old_posts', changed: rows('old_posts', -1) },
  {
    name: 'updated',
    event: 'UPDATE',
    tables: 'OLD TABLE AS old_posts NEW TABLE AS new_posts',
    changed: `${rows('new_posts', 1)} UNION ALL ${rows('old_posts', -1)}`,
  },
];

/**
 * Once for each statement: a row that a transaction updates for each of thousands of posts gets slower each time. In
 * one order always, so that two statements never wait for each other's counts.
 */
const counting = ({ name, event, tables, changed }: (typeof OPERATIONS)[number]) => [
  `CREATE FUNCTION posts_counted_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO post_counts
       SELECT list, week, sum(change) FROM (${changed}) AS changed, LATERAL post_lists(post)
       GROUP BY list, week HAVING sum(change) <> 0 ORDER BY list, week
       ON CONFLICT (list, week) DO UPDATE SET count = post_counts.count + excluded.count;
     INSERT INTO post_words (word, stem, posts, titles)
       SELECT word, (ts_lexize('swedish_stem', word))[1], sum(change), sum(change * in_title)
       FROM (${changed}) AS changed, LATERAL words_of_post(post)
       GROUP BY word HAVING sum(change) <> 0 OR sum(change * in_title) <> 0 ORDER BY word COLLATE "C"
       ON CONFLICT (word) DO UPDATE
         SET posts = post_words.posts + excluded.posts, titles = post_words.titles + excluded.titles;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER posts_counted_${name} AFTER ${event} ON posts REFERENCING ${tables}
     FOR EACH STATEMENT EXECUTE FUNCTION posts_counted_${name}()`,
];

const WORDS_AS_BEFORE = [
  `DROP INDEX post_words_stem_idx`,
  `ALTER TABLE post_words DROP COLUMN stem, DROP COLUMN posts, DROP COLUMN titles`,
  `CREATE FUNCTION posts_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO post_words
       SELECT DISTINCT word COLLATE "C" FROM regexp_split_to_table(NEW.search_text, ' ') AS word
       WHERE length(word) BETWEEN 3 AND ${LONGEST_WORD} ORDER BY 1
       ON CONFLICT DO NOTHING;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER posts_keep_words AFTER INSERT OR UPDATE OF title, excerpt, tags, meta_keywords ON posts
     FOR EACH ROW EXECUTE FUNCTION posts_keep_words()`,
  `DROP FUNCTION words_of_post`,
];
