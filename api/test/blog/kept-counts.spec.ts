import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

/** Where the kept counts differ from those that all posts give. */
const WRONG_COUNTS = `
  WITH anew AS (
    SELECT list, week, count(*) AS count FROM posts AS post, LATERAL post_lists(post) GROUP BY list, week)
  SELECT list, week::text, kept.count, anew.count::int AS anew FROM post_counts AS kept FULL JOIN anew USING (list, week)
  WHERE coalesce(kept.count, 0) <> coalesce(anew.count, 0)`;
const WRONG_WORDS = `
  WITH anew AS (
    SELECT word, count(*) AS posts, sum(in_title) AS titles
    FROM posts AS post, LATERAL words_of_post(post) GROUP BY word)
  SELECT word, kept.posts, anew.posts::int AS anew FROM post_words AS kept FULL JOIN anew USING (word)
  WHERE (coalesce(kept.posts, 0), coalesce(kept.titles, 0)) <> (coalesce(anew.posts, 0), coalesce(anew.titles, 0))`;

async function expectRightCounts(): Promise<void> {
  expect(await api.query(WRONG_COUNTS)).toEqual([]);
  expect(await api.query(WRONG_WORDS)).toEqual([]);
}

const countOf = async (list: string) => {
  const [row] = await api.query<{ count: number }>(
    'SELECT coalesce(sum(count), 0)::int AS count FROM post_counts WHERE list = $1',
    [list],
  );
  return row?.count;
};

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await api.call<{ id: string; version: number }>(method, path, { token, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

it('keeps the counts of lists and words through every kind of change', async () => {
  const fields = (extra: object) =>
    postBody({ title: 'Ny stund', categories: ['somn'], tags: ['märkvärdig'], ...extra });
  const { id, version } = await send('POST', '/api/blog/posts', fields({ status: 'draft' }));
  await expectRightCounts();
  expect([await countOf('admin:draft'), await countOf('published')]).toEqual([1, 0]);

  const published = await send('PUT', `/api/blog/posts/${id}`, fields({ status: 'published', version }));
  await expectRightCounts();
  expect([await countOf('admin:draft'), await countOf('published:somn')]).toEqual([0, 1]);

  const moved = { title: 'Annan stund', categories: ['naring'], status: 'published' };
  await send('PUT', `/api/blog/posts/${id}`, fields({ ...moved, version: published.version }));
  await expectRightCounts();
  expect([await countOf('published:somn'), await countOf('published:naring')]).toEqual([0, 1]);
  const words = await api.query('SELECT word, titles FROM post_words WHERE word IN ($1, $2) ORDER BY word', [
    'annan',
    'ny',
  ]);
  expect(words).toEqual([
    { word: 'annan', titles: 1 },
    { word: 'ny', titles: 0 },
  ]);

  await send('DELETE', `/api/blog/posts/${id}`);
  await expectRightCounts();
  expect([await countOf('admin'), await countOf('published')]).toEqual([0, 0]);
});

it('counts right after many posts of one statement, and after their deletion', async () => {
  await api.query(
    `INSERT INTO posts (slug, title, content, status, categories, author_name, created_at, published_at)
     SELECT 'artikel-' || n, 'Samma ord ' || n, '<p>Text</p>', 'published', '{somn,somn}', 'Provet', at, at
     FROM generate_series(1, 300) AS n, LATERAL (SELECT timestamptz '2026-06-01' - n * interval '1 day' AS at) AS times`,
  );
  await expectRightCounts();
  expect(await countOf('published:somn')).toBe(300);
  await api.query(`DELETE FROM posts WHERE slug LIKE 'artikel-%'`);
  await expectRightCounts();
  expect(await countOf('published:somn')).toBe(0);
});
