import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { CATEGORY_IDS } from '../../src/modules/blog/posts/categories';
import { postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

interface List {
  posts: { slug: string; title: string }[];
  pagination: { totalCount: number };
  categories: { id: string; count: number }[];
  total: number;
  is_complete?: boolean;
}

/** More than are ranked, more than are searched for what is common, and more than a part of the sitemap holds. */
const COUNT = 20_000;
const OLDEST = 'artikel-19999';

let api: TestApi;
let token: string;
let client: pg.Client;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
  // The API's own statements are given up after a moment.
  client = new pg.Client(api.databaseUrl);
  await client.connect();
  await client.query(SEED, [COUNT, CATEGORY_IDS]);
  await client.query('ANALYZE posts, post_words, post_counts');
}, 120_000);
afterAll(async () => {
  await client.end();
  await api.stop();
});

/** Three articles at the same moment every nine hours, the first ones the newest. */
const SEED = `
  INSERT INTO posts (slug, title, excerpt, content, status, categories, tags, author_name, created_at, published_at)
  SELECT 'artikel-' || n, 'Vardag ' || n || CASE WHEN n % 1501 = 0 THEN ' med ovanlighet' ELSE '' END,
         'Om stillhet och ord' || n % 700, '<p>Text om bäckar ' || (SELECT string_agg(md5(n::text || place::text), ' ') FROM generate_series(1, 25) AS place) || '</p>',
         CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'published' END,
         ARRAY(SELECT id FROM unnest($2::text[]) WITH ORDINALITY AS ids (id, place) WHERE n % (place + 1) = 0),
         ARRAY['märke' || n % 500], 'Provet', at, CASE WHEN n % 10 = 0 THEN NULL ELSE at END
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT timestamptz '2026-06-01' - n / 3 * interval '9 hours' AS at) AS times`;

const list = async (query: string) => (await api.get<List>(`/api/blog/posts?${query}`)).body;
const slugs = async (query: string) => (await list(query)).posts.map(({ slug }) => slug);

describe('a page of a list', () => {
  it.each([
    ['', `status = 'published'`],
    ['&category=somn', `status = 'published' AND 'somn' = ANY (categories)`],
    ['&category=sjalvmedkansla', `status = 'published' AND 'sjalvmedkansla' = ANY (categories)`],
  ])('shows visitors%s what sorting all posts gives', async (query, condition) => {
    const rows = await api.query<{ slug: string }>(
      `SELECT slug FROM posts WHERE ${condition} ORDER BY published_at DESC, id DESC`,
    );
    const all = rows.map(({ slug }) => slug);
    const last = Math.ceil(all.length / 20);
    for (const page of [1, 2, 3, 17, Math.floor(last / 2), last - 1, last, last + 1]) {
      const { posts, pagination } = await list(`page=${page}${query}`);
      expect(posts.map(({ slug }) => slug)).toEqual(all.slice((page - 1) * 20, page * 20));
      expect(pagination.totalCount).toBe(all.length);
    }
  });

  it.each([
    ['', 'true'],
    ['&status=draft', `status = 'draft'`],
    ['&status=published', `status = 'published'`],
  ])('shows admins%s what sorting all posts gives', async (query, condition) => {
    const rows = await api.query<{ slug: string }>(
      `SELECT slug FROM posts WHERE ${condition} ORDER BY created_at DESC, id DESC`,
    );
    const all = rows.map(({ slug }) => slug);
    for (const page of [1, 2, 13, Math.ceil(all.length / 20)]) {
      const { body } = await api.get<List>(`/api/blog/admin/posts?page=${page}${query}`, token);
      expect(body.posts.map(({ slug }) => slug)).toEqual(all.slice((page - 1) * 20, page * 20));
      expect(body.pagination.totalCount).toBe(all.length);
    }
  });

  it('counts the posts of each category', async () => {
    const rows = await api.query<{ id: string; count: number }>(
      `SELECT category AS id, count(*)::int AS count FROM posts, unnest(categories) AS category WHERE status = 'published' GROUP BY category`,
    );
    const { categories, total } = await list('limit=1');
    expect(Object.fromEntries(categories.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries(rows.map(({ id, count }) => [id, count])),
    );
    expect(total).toBe(COUNT * 0.9);
  });
});

describe('a list of related posts', () => {
  it('begins with those that share the most categories, then the newest', async () => {
    for (const number of [6, 12, 1, 3, 19_999]) {
      const [post] = await api.query<{ id: string; slug: string; categories: string[] }>(
        'SELECT id::text, slug, categories FROM posts WHERE slug = $1',
        [`artikel-${number}`],
      );
      const rows = await api.query<{ slug: string }>(
        `SELECT slug FROM posts WHERE status = 'published' AND id <> $1 AND categories && $2::text[]
         ORDER BY cardinality(ARRAY(SELECT unnest(categories) INTERSECT SELECT unnest($2::text[]))) DESC,
           published_at DESC, id DESC LIMIT 3`,
        [post?.id, post?.categories],
      );
      const { body } = await api.get<{ related: { slug: string }[] }>(`/api/blog/posts/artikel-${number}`);
      expect(body.related.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
    }
  });
});

describe('a search', () => {
  it('finds every post with what is rare', async () => {
    const { pagination, is_complete: isComplete } = await list('search=ord377');
    expect(pagination.totalCount).toBeGreaterThan(6);
    expect(isComplete).toBe(true);
  });

  it('looks at the newest alone for what most posts have, and says so', async () => {
    const { posts, pagination, is_complete: isComplete } = await list('search=stillhet');
    expect(posts.map(({ slug }) => slug).slice(0, 2)).toEqual(await slugs('limit=2'));
    expect(pagination.totalCount).toBeLessThan(COUNT * 0.9);
    expect(isComplete).toBe(false);
  });

  it('finds titles of any age first, for what most posts and few titles have', async () => {
    await api.query(`UPDATE posts SET title = 'Stillhet sist' WHERE slug = $1`, [OLDEST]);
    expect((await slugs('search=stillhet&limit=19'))[0]).toBe(OLDEST);
  });

  it('finds what the texts alone have, and corrects what none has', async () => {
    expect((await list('search=bäckar')).posts.length).toBeGreaterThan(0);
    expect((await list('search=ovanlighed')).posts.map(({ title }) => title)).toContain(
      'Vardag 1501 med ovanlighet',
    );
  });
});

describe('the sitemap', () => {
  it('lists every post in one of its parts, the oldest in the first', async () => {
    const part = async (number: number) =>
      (await api.get<{ slug: string }[]>(`/api/blog/sitemap-entries?part=${number}`)).body;
    const parts = [];
    for (let number = 1; number <= 10; number += 1) parts.push(await part(number));
    expect(parts.map(({ length }) => length)).toEqual([...Array.from({ length: 9 }, () => 2000), 0]);
    expect(new Set(parts.flat().map(({ slug }) => slug)).size).toBe(COUNT * 0.9);
    expect(parts[0]?.[0]?.slug).toBe('artikel-19998');
    expect(parts[8]?.at(-1)?.slug).toBe((await slugs('limit=1'))[0]);
  });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Whether a plan reads all posts, be it in the order of an index. A limit ends such a walk. */
function readsAll(node: PlanNode, isLimited = false): boolean {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans = [] } = node;
  const walksIndex = ['Index Scan', 'Index Only Scan'].includes(type) && !condition && !isLimited;
  if (table === 'posts' && (type === 'Seq Scan' || walksIndex)) return true;
  return Plans.some((plan) => readsAll(plan, isLimited || type === 'Limit'));
}

it('scans all posts for no public read, no list of admins and no save', async () => {
  const { source } = api.app.get(testedApi.Database);
  const runner = source.createQueryRunner();
  const query = jest.spyOn(Object.getPrototypeOf(runner), 'query');
  const paths = [
    '/api/blog/posts?limit=7',
    '/api/blog/posts?page=200',
    '/api/blog/posts?category=naring&page=30',
    '/api/blog/posts/artikel-7',
    '/api/blog/posts/finns-inte',
    '/api/blog/posts?search=stillhet',
    '/api/blog/posts?search=stillhet&category=somn',
    '/api/blog/posts?search=ovanlighet',
    '/api/blog/posts?search=ord12%20vardag',
    '/api/blog/posts?search=ovanlighed',
    '/api/blog/posts?search=m%C3%A4rke77',
    '/api/blog/sitemap-entries?part=2',
    '/api/blog/admin/posts?page=9',
    '/api/blog/admin/posts?status=draft&page=9',
    '/api/blog/admin/posts?status=scheduled',
    '/api/blog/admin/posts?search=ovanlighet',
    '/api/blog/admin/trash',
  ];
  for (const path of paths) expect([200, 404]).toContain((await api.get(path, token)).status);
  const body = postBody({ title: 'Vardag', categories: ['somn'] });
  const { status, body: saved } = await api.call('POST', '/api/blog/posts', { token, body });
  expect(status).toBe(201);
  const changed = { token, body: { ...body, title: 'Vardag igen', version: saved.version } };
  expect((await api.call('PUT', `/api/blog/posts/${saved.id}`, changed)).status).toBe(200);
  const statements = query.mock.calls.filter(([sql]) => /^\s*(SELECT|WITH)\b[^]*\bposts\b/.test(String(sql)));
  query.mockRestore();
  await runner.release();
  expect(statements.length).toBeGreaterThan(paths.length);
  const scans: unknown[] = [];
  for (const [sql, values] of statements) {
    const [row] = await api.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      values as unknown[],
    );
    if (row?.['QUERY PLAN'].some(({ Plan }) => readsAll(Plan))) scans.push([sql, values]);
  }
  expect(scans).toEqual([]);
});
