import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { someCaller } from '../support/newsletter';
import { postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { Database, purge, registrations } = testedApi;
const READINGS = '/api/readings';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  ({ token } = await api.signedIn('editor'));
  for (const body of [
    postBody({ title: 'Lugn', slug: 'lugn' }),
    postBody({ title: 'Utkast', slug: 'utkast', status: 'draft' }),
  ])
    expect((await api.call('POST', '/api/blog/posts', { token, body })).status).toBe(201);
});
afterAll(() => api.stop());
beforeEach(() => api.query('TRUNCATE readings'));

const read = (kind: unknown, slug: unknown, headers = someCaller()) =>
  api.call('POST', READINGS, { body: { kind, slug }, headers });
const rows = () => api.query('SELECT kind, slug, count FROM readings ORDER BY kind, slug');

describe('a reading', () => {
  it('counts by day, kind and slug, and keeps nothing else', async () => {
    const { status, text, headers } = await read('article', 'lugn');
    expect([status, text, headers.get('set-cookie')]).toEqual([204, '', null]);
    await read('article', 'lugn');
    await read('exercise', 'mindful-andning');
    expect(await rows()).toEqual([
      { kind: 'article', slug: 'lugn', count: 2 },
      { kind: 'exercise', slug: 'mindful-andning', count: 1 },
    ]);
    const columns = await api.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'readings'`,
    );
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual(['count', 'day', 'kind', 'slug']);
  });

  it('counts no page that visitors cannot open', async () => {
    const answers = [
      await read('article', 'utkast'),
      await read('article', 'finns-inte'),
      await read('article', 'mindful-andning'),
      await read('exercise', 'lugn'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['page', 'lugn'],
    ['article', '../lugn'],
    ['article', ''],
    ['article', 'a'.repeat(201)],
    ['article', null],
  ])('refuses %j with %j', async (kind, slug) => {
    expect(await read(kind, slug)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('limits a net also where what it sends is invalid', async () => {
    const caller = someCaller();
    for (let call = 0; call < 60; call += 1) expect((await read('', '', caller)).status).toBe(400);
    expect((await read('', '', caller)).status).toBe(429);
  });

  it('counts at most sixty a minute from one net, and stores nothing of the net', async () => {
    const caller = someCaller();
    for (let call = 0; call < 60; call += 1)
      expect((await read('exercise', 'trygg-punkt', caller)).status).toBe(204);
    expect((await read('exercise', 'trygg-punkt', caller)).status).toBe(429);
    expect((await read('exercise', 'trygg-punkt')).status).toBe(204);
    expect(await rows()).toEqual([{ kind: 'exercise', slug: 'trygg-punkt', count: 61 }]);
    expect(await api.query(`SELECT key FROM rate_limits WHERE key LIKE 'Readings%'`)).toEqual([]);
  });
});

describe('the figures of readings', () => {
  const add = (kind: string, slug: string, daysAgo: number, count: number) =>
    api.query(
      `INSERT INTO readings SELECT (now() AT TIME ZONE 'Europe/Stockholm')::date - $3::integer, $1, $2, $4`,
      [kind, slug, daysAgo, count],
    );
  const figures = (query = '') =>
    api.get<{ days: { day: string; articles: number; exercises: number }[] }>(
      `/api/admin/readings${query}`,
      token,
    );

  beforeEach(async () => {
    await add('article', 'lugn', 0, 3);
    await add('article', 'lugn', 6, 4);
    await add('article', 'borttagen', 6, 9);
    await add('article', 'lugn', 7, 100);
    await add('exercise', 'trygg-punkt', 1, 2);
  });

  it('sums the week by page and by day', async () => {
    const { body } = await figures();
    expect(body).toMatchObject({
      articles: [
        { slug: 'borttagen', title: null, count: 9 },
        { slug: 'lugn', title: 'Lugn', count: 7 },
      ],
      exercises: [{ slug: 'trygg-punkt', title: null, count: 2 }],
    });
    expect(body.days.map(({ articles, exercises }) => [articles, exercises])).toEqual([
      [13, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 2],
      [3, 0],
    ]);
  });

  it('covers thirty days when asked, and no other period', async () => {
    const { body } = await figures('?days=30');
    expect(body.days).toHaveLength(30);
    expect(body.days.reduce((sum, { articles }) => sum + articles, 0)).toBe(116);
    expect((await figures('?days=31')).status).toBe(400);
  });

  it('deletes what is older than 400 days', async () => {
    await add('article', 'gammal', 402, 1);
    await add('article', 'kvar', 399, 1);
    await purge(api.app.get(Database).source, registrations, { isDryRun: false });
    const left = await api.query<{ slug: string }>('SELECT DISTINCT slug FROM readings ORDER BY slug');
    expect(left.map(({ slug }) => slug)).toEqual(['borttagen', 'kvar', 'lugn', 'trygg-punkt']);
  });
});
