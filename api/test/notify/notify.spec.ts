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

/** A retry after the pause between two mails. */
const passPause = () =>
  api.query(`UPDATE newsletter_opt_in_mails SET sent_at = sent_at - interval '16 minutes'`);

const mailsTo = (email: string): Promise<{ subject: string; text: string }[]> =>
  api.query('SELECT subject, text FROM mails WHERE recipient = $1 ORDER BY id', [email]);

async function mailedToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /\/paminnelse\/bekrafta\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: unknown) =>
  api.call('POST', '/api/notify/confirm', {
    body: { token },
    headers: { 'X-Forwarded-For': `192.0.2.${caller}` },
  });

async function registerConfirmed(email: string, purpose = 'products'): Promise<void> {
  await register(email, purpose);
  await confirm(await mailedToken(email));
}

/** As a browser without JavaScript posts a form. */
const postForm = (path: string, fields: Record<string, string>) =>
  api.call('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'X-Forwarded-For': `192.0.2.${caller}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
    },
  });

const register = (email: unknown, purpose: unknown = 'products', from = caller) =>
  api.call('POST', '/api/notify', {
    body: { email, purpose },
    headers: { 'X-Forwarded-For': `192.0.2.${from}` },
  });
const list = async (query = '') =>
  (
    await api.get<{
      entries: { id: string; email: string; purpose: string; confirmed_at: string | null }[];
      counts: { purpose: string; newest_id: string | null }[];
    }>(`/api/admin/notify${query}`, token)
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

  it('passes five times a minute from a net address', async () => {
    const statuses = [];
    for (let count = 1; count <= 6; count += 1) statuses.push((await register(`n${count}@b.se`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('confirming by mail', () => {
  it('mails a link that confirms the address once', async () => {
    await register('klara@exempel.se', 'trygg-punkt');
    expect((await list('?search=klara@')).entries).toMatchObject([{ confirmed_at: null }]);
    const mails = await mailsTo('klara@exempel.se');
    expect(mails).toMatchObject([{ subject: 'Bekräfta att du vill få besked' }]);
    expect(mails[0]?.text).toContain('när Trygg Punkt är klar');
    const token = await mailedToken('klara@exempel.se');
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([200, { message: expect.stringContaining('bekräftad') }]);
    expect((await list('?search=klara@')).entries).toMatchObject([{ confirmed_at: expect.any(String) }]);
    const again = await confirm(token);
    expect([again.status, again.body]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
  });

  it('changes nothing on a GET', async () => {
    await register('lina@exempel.se');
    const token = await mailedToken('lina@exempel.se');
    expect((await api.get(`/api/notify/confirm?token=${token}`)).status).toBe(404);
    expect((await list('?search=lina@')).entries).toMatchObject([{ confirmed_at: null }]);
  });

  it('accepts one of several presses at once', async () => {
    await register('mats@exempel.se');
    const token = await mailedToken('mats@exempel.se');
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await confirm(token)).status));
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410]);
  });

  it('refuses a link after 48 hours', async () => {
    await register('nora@exempel.se');
    const [row] = await api.query<{ hours: string }>(
      `SELECT extract(epoch FROM token_expires_at - now()) / 3600 AS hours FROM notify_entries
       WHERE email = 'nora@exempel.se'`,
    );
    expect(Number(row?.hours)).toBeCloseTo(48, 1);
    await api.query(`UPDATE notify_entries SET token_expires_at = now() WHERE email = 'nora@exempel.se'`);
    expect((await confirm(await mailedToken('nora@exempel.se'))).status).toBe(410);
  });

  it.each([
    ['', 410],
    ['x'.repeat(43), 410],
    [7, 400],
    ['x'.repeat(101), 400],
  ])('answers %j with %i', async (token, status) => {
    expect((await confirm(token)).status).toBe(status);
  });

  it('mails an address at most once in 15 minutes for a list and three times a day in all', async () => {
    const email = 'otto@exempel.se';
    const count = async () => (await mailsTo(email)).length;
    await register(email, 'products');
    await register(email, 'products');
    expect(await count()).toBe(1);
    await register(email, 'premium');
    expect(await count()).toBe(2);
    await passPause();
    await register(email, 'products');
    await register(email, 'fokustraning');
    expect(await count()).toBe(3);
  });

  it('replaces an earlier link by a new one, and mails nothing once confirmed', async () => {
    const email = 'pia@exempel.se';
    await register(email);
    const first = await mailedToken(email);
    await passPause();
    await register(email);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(await mailedToken(email))).status).toBe(200);
    await passPause();
    expect((await register(email)).body).toEqual({ registered: true });
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('a form without JavaScript', () => {
  it('registers an address and asks to confirm it by mail', async () => {
    const { status, headers, text } = await postForm('/api/notify/form', {
      email: 'rut@exempel.se',
      purpose: 'somnforberedelse',
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<p role="status">Tack! Vi meddelar dig snart.</p>');
    expect(text).toContain('vi skickar ett mejl med en länk som bekräftar din adress');
    const page = await postForm('/api/notify/confirm/form', { token: await mailedToken('rut@exempel.se') });
    expect(page.text).toContain('<p role="status">Tack, din adress är bekräftad.');
    expect((await list('?search=rut@')).entries).toMatchObject([{ confirmed_at: expect.any(String) }]);
    expect((await postForm('/api/notify/confirm/form', { token: 'x' })).text).toContain('role="alert"');
  });

  it('shows a fault at its field and keeps what was typed', async () => {
    const { status, text } = await postForm('/api/notify/form', { email: '"><b>', purpose: 'premium' });
    expect(status).toBe(400);
    expect(text).toContain('Ange en giltig e-postadress.');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(text).toContain('<input type="hidden" name="purpose" value="premium">');
  });
});

describe('the admin list', () => {
  it('counts every purpose and filters by it', async () => {
    await api.query('DELETE FROM notify_entries');
    await register('rakna@exempel.se', 'somnforberedelse');
    await registerConfirmed('bekraftad@exempel.se', 'somnforberedelse');
    await register('efter@exempel.se', 'somnforberedelse');
    const { counts, entries } = await list('?purpose=somnforberedelse');
    expect(entries).toHaveLength(3);
    expect(counts).toHaveLength(5);
    expect(counts).toContainEqual({
      purpose: 'somnforberedelse',
      count: 3,
      confirmed: 1,
      newest_id: entries.find(({ confirmed_at }) => confirmed_at)?.id,
    });
    expect(counts).toContainEqual({ purpose: 'trygg-punkt', count: 0, confirmed: 0, newest_id: null });
    expect((await api.get('/api/admin/notify?purpose=annat', token)).status).toBe(400);
  });

  it('knows the newest of entries whose numbers have two and three digits', async () => {
    await api.query('DELETE FROM notify_entries');
    await api.query(
      `INSERT INTO notify_entries (id, email, purpose, confirmed_at) OVERRIDING SYSTEM VALUE
       SELECT n, n || '@exempel.se', 'products', now() FROM generate_series(-102, -98) AS n`,
    );
    const { counts, entries } = await list('?purpose=products&limit=2&page=3');
    expect(counts).toContainEqual({ purpose: 'products', count: 5, confirmed: 5, newest_id: '-98' });
    expect(entries.map(({ id }) => id)).toEqual(['-102']);
    expect((await list('?purpose=products&limit=2&page=4')).entries).toEqual([]);
  });

  it('loses an address that wants to be forgotten', async () => {
    await register('glom@exempel.se');
    const id = (await list('?search=glom')).entries[0]?.id;
    expect((await api.call('DELETE', `/api/admin/notify/${id}`, { token })).status).toBe(204);
    expect((await list('?search=glom')).entries).toEqual([]);
    expect((await api.call('DELETE', `/api/admin/notify/${id}`, { token })).status).toBe(404);
  });

  it('loses the notified addresses, but keeps who confirmed afterwards', async () => {
    await register('vantar@exempel.se', 'premium');
    await registerConfirmed('fick-besked@exempel.se', 'premium');
    const told =
      (await list('?purpose=premium')).counts.find((one) => one.purpose === 'premium')?.newest_id ?? '';
    await confirm(await mailedToken('vantar@exempel.se'));
    await register('kom-efter@exempel.se', 'premium');
    await register('annan-lista@exempel.se', 'products');
    const empty = (query: string) => api.call('DELETE', `/api/admin/notify${query}`, { token });
    expect((await empty(`?purpose=premium`)).status).toBe(400);
    expect((await empty(`?until_id=${told}`)).status).toBe(400);
    const { status, body } = await empty(`?purpose=premium&until_id=${told}`);
    expect(status).toBe(200);
    expect(body.removed).toBe(1);
    expect((await list('?purpose=premium')).entries.map(({ email }) => email)).toEqual([
      'kom-efter@exempel.se',
      'vantar@exempel.se',
    ]);
    expect((await list('?search=annan-lista')).entries).toHaveLength(1);
    const entries = await api.query(
      `SELECT target FROM audit_log WHERE action = 'NotifyLists_removeAll' AND outcome = 'done'`,
    );
    expect(entries).toEqual([{ target: 'premium' }]);
  });

  it('exports the confirmed addresses of a purpose as a file that no spreadsheet runs', async () => {
    await api.query(`INSERT INTO notify_entries (email, purpose, created_at, confirmed_at)
      SELECT 'n' || n || '@export.se', 'trygg-punkt', '2026-03-05T10:00:00Z', '2026-03-06T10:00:00Z'
      FROM generate_series(1, 2500) AS n`);
    await api.query(
      `INSERT INTO notify_entries (email, purpose, confirmed_at) VALUES ('=cmd@export.se', 'trygg-punkt', now()),
       ('a"b@export.se', 'trygg-punkt', now()), ('obekraftad@export.se', 'trygg-punkt', NULL)`,
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
    expect(lines[0]).toBe('E-post,Gäller,Registrerad,Bekräftad');
    expect(lines).toContain('n2500@export.se,trygg-punkt,2026-03-05T10:00:00.000Z,2026-03-06T10:00:00.000Z');
    expect(lines.filter((line) => line.includes('@export.se'))).toHaveLength(2502);
    expect(lines.find((line) => line.includes('cmd@'))).toMatch(/^'=cmd@export\.se,/);
    expect(lines.find((line) => line.includes('b@export'))).toMatch(/^"a""b@export\.se",/);
  });

  it('leaves an entry in the audit log for an export', async () => {
    const before = await api.query(`SELECT 1 FROM audit_log WHERE action = 'NotifyLists_exportCsv'`);
    await api.get('/api/admin/notify/export/csv', token);
    const after = await api.query(`SELECT 1 FROM audit_log WHERE action = 'NotifyLists_exportCsv'`);
    expect(after.length).toBe(before.length + 1);
  });
});
