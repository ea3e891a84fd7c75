import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { createDataSource } = testedApi;
const NAME = 'SanitisePostsAnew1766000410001';
const HOSTILE = '<p>Kvar</p><xmp><meta http-equiv="refresh" content="0;url=https://exempel.se/"></xmp>';
const FOREIGN = 'https://exempel.se/spanare.png';
const OWN = `/api/media/${'0123456789abcdef'.repeat(2)}/960.webp`;
const COUNT = 120;

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource(await createDatabase(), { poolSize: 1, queryTimeoutMs: 0 }).initialize();
  while ((await source.query('SELECT FROM migrations WHERE name = $1', [NAME])).length > 0)
    await source.undoLastMigration();
  const [author]: { id: string }[] = await source.query(
    `INSERT INTO users (email, username, password_hash, role) VALUES ('rut@exempel.se', 'Rut', '', 'admin')
     RETURNING id`,
  );
  await source.query(
    `INSERT INTO posts (slug, title, content, featured_image, author_name, deleted_at)
     SELECT 'inlagg-' || n, 'Inlägg', CASE WHEN n % 2 = 0 THEN $1 ELSE '<p>Orört</p>' END,
       CASE WHEN n % 2 = 0 THEN $2 ELSE $3 END, 'Rut', CASE WHEN n % 4 = 0 THEN now() END
     FROM generate_series(1, $4::integer) AS n`,
    [HOSTILE, FOREIGN, OWN, COUNT],
  );
  await source.query(
    `INSERT INTO post_revisions (post_id, version, saved_at, saved_by_name, fields)
     SELECT id, n, now(), 'Rut',
       jsonb_build_object('title', title, 'content', content, 'featuredImage', featured_image)
     FROM posts CROSS JOIN generate_series(1, 2) AS n`,
  );
  await source.query(
    `INSERT INTO working_copies (author_id, post_id, fields)
     SELECT $1, id, jsonb_build_object('title', 'Halv', 'content', content, 'featured_image', featured_image)
     FROM posts`,
    [author?.id],
  );
  await source.query(`INSERT INTO working_copies (author_id, fields) VALUES ($1, '{"title": "Utan text"}')`, [
    author?.id,
  ]);
});
afterAll(() => source.destroy());

it('sanitises every stored text anew, empties foreign images, and leaves the rest as it was', async () => {
  const versionBefore = await contentVersion();
  await source.runMigrations();

  expect(await counted('posts', 'content', 'featured_image')).toEqual([
    { content: '<p>Kvar</p>', image: null, count: COUNT / 2 },
    { content: '<p>Orört</p>', image: OWN, count: COUNT / 2 },
  ]);
  expect(await counted('post_revisions', `fields->>'content'`, `fields->>'featured_image'`)).toEqual([
    { content: '<p>Kvar</p>', image: null, count: COUNT },
    { content: '<p>Orört</p>', image: OWN, count: COUNT },
  ]);
  expect(await counted('working_copies', `fields->>'content'`, `fields->>'featured_image'`)).toEqual([
    { content: '<p>Kvar</p>', image: '', count: COUNT / 2 },
    { content: '<p>Orört</p>', image: OWN, count: COUNT / 2 },
    { content: null, image: null, count: 1 },
  ]);
  expect(await source.query(`SELECT fields FROM working_copies WHERE post_id IS NULL`)).toEqual([
    { fields: { title: 'Utan text' } },
  ]);
  // Once here, and once where each of two later migrations changes bylines and lengths.
  expect(await contentVersion()).toBe(versionBefore + 3);
});

function counted(table: string, content: string, image: string): Promise<unknown> {
  return source.query(
    `SELECT ${content} AS content, ${image} AS image, count(*)::integer FROM ${table} GROUP BY 1, 2 ORDER BY 1`,
  );
}

async function contentVersion(): Promise<number> {
  const [state]: { version: string }[] = await source.query('SELECT version FROM content_state');
  return Number(state?.version);
}
