import { sanitisePostHtml } from '@stillsam/post-html/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 50;
const FOREIGN_IMAGE = `!~ '^/api/media/[0-9a-f]{32}/[0-9]{1,4}[.](avif|webp)$'`;

/**
 * Stored posts, their revisions and the working copies, as the sanitiser of today leaves them. Earlier ones let
 * markup through that was nested in raw-text elements. Featured images that were not uploaded here are emptied:
 * their hosts would hear of every visit. Neither is taken back.
 *
 * A migration imports no code that may change, save this: a text is to be what the newest sanitiser makes of it, on
 * whichever day the migration runs. A change of the allow-list that stored texts need calls for another migration.
 */
export class SanitisePostsAnew1766000410001 implements MigrationInterface {
  name = 'SanitisePostsAnew1766000410001';

  async up(runner: QueryRunner): Promise<void> {
    await sanitiseEach(runner, {
      select: `SELECT id::text AS key, content FROM posts WHERE id > $1::bigint ORDER BY id LIMIT $2`,
      update: `UPDATE posts SET content = $2 WHERE id = $1::bigint`,
      firstKey: '0',
    });
    await sanitiseEach(runner, {
      select: `
        SELECT post_id || ',' || version AS key, fields->>'content' AS content FROM post_revisions
        WHERE (post_id, version) > (split_part($1, ',', 1)::bigint, split_part($1, ',', 2)::integer)
        ORDER BY post_id, version LIMIT $2`,
      update: `
        UPDATE post_revisions SET fields = jsonb_set(fields, '{content}', to_jsonb($2::text))
        WHERE post_id = split_part($1, ',', 1)::bigint AND version = split_part($1, ',', 2)::integer`,
      firstKey: '0,0',
    });
    await sanitiseEach(runner, {
      select: `
        SELECT id::text AS key, fields->>'content' AS content FROM working_copies
        WHERE id > $1::bigint ORDER BY id LIMIT $2`,
      update: `
        UPDATE working_copies SET fields = jsonb_set(fields, '{content}', to_jsonb($2::text))
        WHERE id = $1::bigint`,
      firstKey: '0',
    });
    await emptyForeignImages(runner);
    // Whoever keeps pages finds another version than its own, and drops them.
    await runner.query('UPDATE content_state SET version = version + 1');
  }

  async down(): Promise<void> {}
}

interface Texts {
  select: string;
  update: string;
  firstKey: string;
}

async function sanitiseEach(runner: QueryRunner, { select, update, firstKey }: Texts): Promise<void> {
  let lastKey = firstKey;
  for (;;) {
    const rows: { key: string; content: string | null }[] = await runner.query(select, [
      lastKey,
      ROWS_AT_ONCE,
    ]);
    for (const { key, content } of rows) {
      lastKey = key;
      const sanitised = content === null ? null : sanitisePostHtml(content);
      if (sanitised !== content) await runner.query(update, [key, sanitised]);
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function emptyForeignImages(runner: QueryRunner): Promise<void> {
  await runner.query(`UPDATE posts SET featured_image = NULL WHERE featured_image ${FOREIGN_IMAGE}`);
  await runner.query(`
    UPDATE post_revisions SET fields = jsonb_set(fields, '{featuredImage}', 'null')
    WHERE fields->>'featuredImage' ${FOREIGN_IMAGE}`);
  await runner.query(`
    UPDATE working_copies SET fields = jsonb_set(fields, '{featured_image}', '""')
    WHERE fields->>'featured_image' ${FOREIGN_IMAGE}`);
}
