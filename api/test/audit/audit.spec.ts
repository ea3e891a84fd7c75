import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALLS_ABOUT } from '../../src/modules/audit/audit.dto';
import { emptyBody, ROUTES } from '../support/contract';
import { postBody, TestApi } from '../support/test-api';

interface Entry {
  actor_id: string;
  action: string;
  target: string;
  outcome: string;
  code: string | null;
  request_id: string;
  [field: string]: unknown;
}

/** Changing routes without an entry, and why none is needed. */
const NOT_AUDITED: Record<string, string> = {
  'PUT /api/blog/admin/working-copies/{post}/{tab}': 'typing',
  'DELETE /api/blog/admin/working-copies/{post}/{tab}': 'typing',
  'PUT /api/admin/campaigns/{id}': 'typing, which a letter saves by itself',
  'POST /api/admin/settings/mail-texts/{name}/preview': 'it changes nothing',
  'POST /api/admin/settings/pronunciations/say': 'it changes nothing',
  'POST /api/auth/passkeys/options': 'a beginning, which changes nothing yet',
  'POST /api/auth/totp': 'a beginning, which changes nothing yet',
};

/** A route that responds with 403 to a user requires a role, or a proof of who it is. */
const ADMIN_CALLS = ROUTES.filter(
  ({ method, operation }) => method !== 'GET' && operation.security && '403' in operation.responses,
);

let api: TestApi;
let admin: { id: string; token: string };

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.signedIn('admin');
});
afterAll(() => api.stop());

const list = async (query = '') =>
  (
    await api.get<{ entries: Entry[]; pagination: { totalCount: number } }>(
      `/api/admin/audit${query}`,
      admin.token,
    )
  ).body;

describe('the audit log', () => {
  it('covers the changing routes of admins', () => {
    expect(ADMIN_CALLS.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/blog/posts',
        'PUT /api/blog/posts/{id}',
        'DELETE /api/blog/posts/{id}',
      ]),
    );
  });

  it.each(ADMIN_CALLS)('has one entry for $name', async (route) => {
    const { operationId } = route.operation;
    const before = (await list(`?action=${operationId}`)).entries.length;
    const address = route.path.replace(/\{\w+\}/g, '999999');
    // Of a session of its own, which some of them end.
    const { id, token } = await api.signedIn('admin');
    const answer = await api.call(route.method, address, { token, ...emptyBody(route) });
    const { entries } = await list(`?action=${operationId}`);
    if (NOT_AUDITED[route.name]) return expect(entries).toHaveLength(0);
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({
      actor_id: id,
      actor_name: 'admin',
      action: operationId,
      device: 'Okänd enhet',
      outcome: answer.status < 400 ? 'done' : 'refused',
      code: answer.status < 400 ? null : answer.body.code,
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it('records action, row, time and request', async () => {
    const startedAt = Date.now();
    const made = await api.call('POST', '/api/blog/posts', { token: admin.token, body: postBody() });
    const { entries, pagination } = await list('?action=Posts_create&limit=1');
    expect(entries).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        at: expect.any(String),
        actor_id: admin.id,
        actor_name: 'admin',
        device: 'Okänd enhet',
        action: 'Posts_create',
        target: made.body.id,
        outcome: 'done',
        code: null,
        request_id: made.headers.get('x-request-id'),
        subject: { kind: 'post', id: made.body.id, title: made.body.title },
      },
    ]);
    expect(Math.abs(Date.parse(String(entries[0]?.at)) - startedAt)).toBeLessThan(5000);
    expect(pagination).toMatchObject({ page: 1, limit: 1, totalPages: expect.any(Number) });
  });

  it('holds no typed values', async () => {
    await api.call('POST', '/api/blog/posts', {
      token: admin.token,
      body: postBody({ title: 'Hemlig rubrik' }),
    });
    await api.call('DELETE', '/api/blog/posts/anna@exempel.se', { token: admin.token });
    const rows = await api.query('SELECT * FROM audit_log');
    expect(JSON.stringify(rows)).not.toMatch(/Hemlig|anna|exempel\.se/);
  });

  it('has no entry without its change, and no change without its entry', async () => {
    await api.query('ALTER TABLE audit_log RENAME TO audit_log_away');
    try {
      const answer = await api.call('POST', '/api/blog/posts', {
        token: admin.token,
        body: postBody({ title: 'Utan spår' }),
      });
      expect(answer.status).toBe(500);
      expect(await api.query(`SELECT 1 FROM posts WHERE title = 'Utan spår'`)).toEqual([]);
    } finally {
      await api.query('ALTER TABLE audit_log_away RENAME TO audit_log');
    }
  });

  it.each([
    'UPDATE audit_log SET action = $1',
    'DELETE FROM audit_log WHERE action <> $1',
    'TRUNCATE audit_log',
  ])('refuses %s', async (sql) => {
    await expect(api.query(sql, sql.includes('$1') ? ['x'] : [])).rejects.toThrow('append-only');
  });

  it('keeps no entry of reading, and finds by actor', async () => {
    const other = await api.signedIn('admin');
    await api.get('/api/blog/admin/posts', other.token);
    expect((await list(`?actor_id=${other.id}`)).entries).toEqual([]);
    await api.call('POST', '/api/blog/posts', { token: other.token, body: postBody() });
    expect((await list(`?actor_id=${other.id}`)).entries).toHaveLength(1);
  });

  it('finds by subject and by day', async () => {
    const { id, token } = await api.signedIn('admin');
    await api.call('POST', '/api/blog/posts', { token, body: postBody() });
    const about = async (query: string) => (await list(`?actor_id=${id}&${query}`)).entries.length;
    expect(await about('subject=posts')).toBe(1);
    expect(await about('subject=letters')).toBe(0);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());
    expect(await about(`from=${today}&to=${today}`)).toBe(1);
    expect(await about('to=2026-01-01')).toBe(0);
    expect(await about('from=2099-01-01')).toBe(0);
  });

  it('counts all entries, and those of a subject, and shows the oldest last', async () => {
    const { pagination } = await list('?subject=posts&limit=1');
    const [first] = await api.query<{ id: string; count: number }>(
      `SELECT min(id)::text AS id, count(*)::integer FROM audit_log WHERE split_part(action, '_', 1) = ANY ($1)`,
      [['Posts', 'Trash', 'Revisions', 'PostReviews', 'Corrections', 'Reviews', 'AdminMedia']],
    );
    expect(pagination.totalCount).toBe(first?.count);
    const last = await list(`?subject=posts&limit=1&page=${pagination.totalCount}`);
    expect(last.entries.map(({ id }) => id)).toEqual([first?.id]);
    const [all] = await api.query<{ count: number }>('SELECT count(*)::integer FROM audit_log');
    expect((await list('?limit=1')).pagination.totalCount).toBe(all?.count);
  });

  it('names what is in the trash by its title still', async () => {
    const { id, token } = await api.signedIn('admin');
    const { body: post } = await api.call('POST', '/api/blog/posts', { token, body: postBody() });
    await api.call('DELETE', `/api/blog/posts/${post.id}`, { token });
    const { entries } = await list(`?actor_id=${id}&action=Posts_remove`);
    expect(entries[0]?.subject).toEqual({ kind: 'post', id: post.id, title: post.title });
  });

  it('knows what each call is about', () => {
    const known = Object.values(CALLS_ABOUT).flat();
    const unknown = ADMIN_CALLS.filter(({ name }) => !NOT_AUDITED[name])
      .map(({ operation }) => operation.operationId.split('_', 1).join())
      .filter((controller) => !known.includes(controller));
    expect(unknown).toEqual([]);
  });

  it.each(['page=0', 'limit=101', 'action=a%20b', 'actor_id=x', 'sortBy=at', 'subject=x', 'from=2026-11-31'])(
    'refuses ?%s',
    async (query) => {
      expect((await api.get(`/api/admin/audit?${query}`, admin.token)).status).toBe(400);
    },
  );
});
