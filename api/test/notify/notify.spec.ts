import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';

let api: TestApi;
let token: string;
let caller = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  token = (await api.signedIn('admin')).token;
});
beforeEach(() => {
  caller += 1;
});
afterAll(() => api.stop());

const register = (email: unknown, purpose: unknown = 'products', from = caller) =>
  api.call('POST', '/api/notify', {
    body: { email, purpose },
    headers: { 'X-Forwarded-For': `192.0.2.${from}` },
  });
const list = async (query = '') =>
  (
    await api.get<{ entries: { id: string; email: string; purpose: string }[]; counts: object[] }>(
      `/api/admin/notify${query}`,
      token,
    )
  ).body;

describe('a notify request', () => {
  it('responds alike the first time and again, and keeps one row for an address and a purpose', async () => {
    const first = await register('Anna@exempel.se');
    const again = await register('anna@EXEMPEL.se');
    const other = await register('anna@exempel.se', 'premium');
    expect([first.status, first.body]).toEqual([200, { registered: true }]);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(other.status).toBe(200);
    const { entries } = await list('?search=anna@exempel');
    expect(entries.map(({ email, purpose }) => [email, purpose])).toEqual([
      ['anna@exempel.se', 'premium'],
      ['anna@exempel.se', 'products'],
    ]);
  });

  it('keeps one row of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        register(index % 2 ? 'Pa@gang.se' : 'pa@GANG.se', 'fokustraning', 100 + index),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list('?search=gang.se')).entries).toHaveLength(1);
  });

  it.each([
    ['', 'products', 'email'],
    ['ingen adress', 'products', 'email'],
    [`${'a'.repeat(250)}@b.se`, 'products', 'email'],
    ['a@b.se', 'annat', 'purpose'],
    ['a@b.se', null, 'purpose'],
  ])('refuses %j for %j', async (email, purpose, path) => {
    const { status, body } = await register(email, purpose);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path, message: expect.any(String) }] });
  });

  it('is limited to five a minute from a net address', async () => {
    const statuses = [];
    for (let count = 1; count <= 6; count += 1) statuses.push((await register(`n${count}@b.se`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the admin lists', () => {
  it('count every purpose and filter by it', async () => {
    await register('rakna@exempel.se', 'somnforberedelse');
    const { counts, entries } = await list('?purpose=somnforberedelse');
    expect(entries).toHaveLength(1);
    expect(counts).toHaveLength(5);
    expect(counts).toContainEqual({
      purpose: 'somnforberedelse',
      count: 1,
      newest_id: entries[0]?.id,
    });
    expect(counts).toContainEqual({ purpose: 'trygg-punkt', count: 0, newest_id: null });
    expect((await api.get('/api/admin/notify?purpose=annat', token)).status).toBe(400);
  });

  it('lose an address that wants to be forgotten', async () => {
    await register('glom@exempel.se');
    const id = (await list('?search=glom')).entries[0]?.id;
    expect((await api.call('DELETE', `/api/admin/notify/${id}`, { token })).status).toBe(204);
    expect((await list('?search=glom')).entries).toEqual([]);
    expect((await api.call('DELETE', `/api/admin/notify/${id}`, { token })).status).toBe(404);
  });

  it('are emptied when their notice was sent, but for who came afterwards', async () => {
    await register('fick-besked@exempel.se', 'premium');
    const told = (await list('?purpose=premium')).entries[0]?.id ?? '';
    await register('kom-efter@exempel.se', 'premium');
    await register('annan-lista@exempel.se', 'products');
    const empty = (query: string) => api.call('DELETE', `/api/admin/notify${query}`, { token });
    expect((await empty(`?purpose=premium`)).status).toBe(400);
    expect((await empty(`?until_id=${told}`)).status).toBe(400);
    const { status, body } = await empty(`?purpose=premium&until_id=${told}`);
    expect(status).toBe(200);
    expect(body.removed).toBeGreaterThanOrEqual(1);
    expect((await list('?purpose=premium')).entries.map(({ email }) => email)).toEqual([
      'kom-efter@exempel.se',
    ]);
    expect((await list('?search=annan-lista')).entries).toHaveLength(1);
    const entries = await api.query(
      `SELECT target FROM audit_log WHERE action = 'NotifyLists_removeAll' AND outcome = 'done'`,
    );
    expect(entries).toEqual([{ target: 'premium' }]);
  });

  it('export all of a purpose as a file that no spreadsheet runs', async () => {
    await api.query(`INSERT INTO notify_entries (email, purpose, created_at)
      SELECT 'n' || n || '@export.se', 'trygg-punkt', '2026-03-05T10:00:00Z' FROM generate_series(1, 2500) AS n`);
    await api.query(
      `INSERT INTO notify_entries (email, purpose) VALUES ('=cmd@export.se', 'trygg-punkt'), ('a"b@export.se', 'trygg-punkt')`,
    );
    const { status, headers } = await api.get('/api/admin/notify/export/csv?purpose=trygg-punkt', token);
    const bytes = Buffer.from(
      await (
        await fetch(`${api.origin}/api/admin/notify/export/csv?purpose=trygg-punkt`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).arrayBuffer(),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="paminnelser-trygg-punkt-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe('E-post,Gäller,Registrerad');
    expect(lines).toContain('n2500@export.se,trygg-punkt,2026-03-05T10:00:00.000Z');
    expect(lines.filter((line) => line.includes('@export.se'))).toHaveLength(2502);
    expect(lines.find((line) => line.includes('cmd@'))).toMatch(/^'=cmd@export\.se,/);
    expect(lines.find((line) => line.includes('b@export'))).toMatch(/^"a""b@export\.se",/);
  });

  it('an export leaves an entry in the audit log', async () => {
    const before = await api.query(`SELECT 1 FROM audit_log WHERE action = 'NotifyLists_exportCsv'`);
    await api.get('/api/admin/notify/export/csv', token);
    const after = await api.query(`SELECT 1 FROM audit_log WHERE action = 'NotifyLists_exportCsv'`);
    expect(after.length).toBe(before.length + 1);
  });
});
