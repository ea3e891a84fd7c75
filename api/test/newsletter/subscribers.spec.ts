import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  activeSubscriber,
  countsAreTrue,
  mailedToken,
  someCaller,
  startNewsletterApi,
  statusOf,
  subscribe,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { signBounces } = testedApi;

interface Subscriber {
  id: string;
  email: string;
  status: string;
  created_at: string;
}
interface Listing {
  subscribers: Subscriber[];
  pagination: { page: number; limit: number; totalCount: number; totalPages: number };
  statistics: Record<string, number>;
}

const BASE = '/api/admin/newsletter/subscribers';
const BOUNCE_SECRET = 'a secret of forty bytes for the bounces!';
const STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'];
const SEEDED = 130;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi({ BOUNCE_WEBHOOK_SECRET: BOUNCE_SECRET });
  token = (await api.signedIn('admin')).token;
  // Several of one moment, so that the order needs more than the time.
  await api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source, created_at)
     SELECT 'p' || n || '@exempel.se', 'Åsa ' || n, 'p' || n || '@exempel.se åsa ' || n,
            ($1::text[])[1 + n % 4], 'website', timestamptz '2026-01-01' + (n / 3) * interval '1 hour'
     FROM generate_series(1, $2::int) AS n`,
    [STATUSES, SEEDED],
  );
});
afterAll(() => api.stop());

const list = async (query = '') => (await api.get<Listing>(`${BASE}${query}`, token)).body;
const bulk = (body: unknown) => api.call('POST', `${BASE}/bulk-update`, { token, body });
const idOf = async (email: string) =>
  (await list(`?search=${encodeURIComponent(email)}`)).subscribers[0]?.id ?? '';

describe('the list', () => {
  it('starts with the newest fifty of all, and counts what there is', async () => {
    const { subscribers, pagination, statistics } = await list();
    expect(pagination).toEqual({ page: 1, limit: 50, totalCount: SEEDED, totalPages: 3 });
    expect(subscribers).toHaveLength(50);
    expect(subscribers[0]?.email).toBe('p130@exempel.se');
    const { active_count = 0, pending_count = 0, unsubscribed_count = 0, total_count = 0 } = statistics;
    expect([active_count, pending_count, unsubscribed_count, total_count]).toEqual([32, 33, 33, SEEDED]);
  });

  it('shows every subscriber on exactly one page, whatever the order, filter and length', async () => {
    const all = await api.query<Subscriber>('SELECT * FROM newsletter_subscribers');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('created_at', 'email', 'status'),
        fc.constantFrom('asc', 'desc'),
        fc.constantFrom('all', ...STATUSES),
        fc.integer({ min: 7, max: 60 }),
        async (sortBy, sortOrder, status, limit) => {
          const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}&status=${status}&limit=${limit}`;
          const first = await list(query);
          const pages = [first.subscribers];
          for (let page = 2; page <= first.pagination.totalPages; page += 1)
            pages.push((await list(`${query}&page=${page}`)).subscribers);
          const seen = pages.flat();
          const expected = all.filter((row) => status === 'all' || row.status === status);
          expect(seen.map(({ email }) => email).sort()).toEqual(expected.map(({ email }) => email).sort());
          const keys = seen.map((row) =>
            sortBy === 'email' ? row.email : sortBy === 'status' ? row.status : row.created_at,
          );
          const inOrder = [...keys].sort();
          expect(keys).toEqual(sortOrder === 'asc' ? inOrder : inOrder.reverse());
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('finds by parts of address and name, in any case, with signs taken as they are', async () => {
    expect((await list('?search=P7@EX')).subscribers.map(({ email }) => email)).toEqual(['p7@exempel.se']);
    expect((await list(`?search=${encodeURIComponent('ÅSA 13')}`)).pagination.totalCount).toBe(2);
    expect((await list('?search=%25')).pagination.totalCount).toBe(0);
    expect((await list('?search=p&status=bounced')).pagination.totalCount).toBe(32);
  });

  it('has an empty page after the last', async () => {
    const { subscribers, pagination } = await list('?page=900');
    expect([subscribers, pagination.totalPages]).toEqual([[], 3]);
  });

  it.each(['?status=okand', '?sortBy=name', '?sortOrder=up', '?limit=101', '?page=0'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`${BASE}${query}`, token)).status).toBe(400);
    },
  );
});

describe('a bulk change', () => {
  it('unsubscribes those that were not, and says exactly how many', async () => {
    await activeSubscriber(api, 'bulk-a@exempel.se');
    await subscribe(api, 'bulk-b@exempel.se');
    const ids = await Promise.all(['bulk-a@exempel.se', 'bulk-b@exempel.se', 'p2@exempel.se'].map(idOf));
    const { status, body } = await bulk({
      ids: [...ids, '999999999'],
      action: 'change_status',
      value: 'unsubscribed',
    });
    expect([status, body]).toEqual([200, { requested: 4, affected: 2, unchanged: 1, missing: 1 }]);
    expect(await statusOf(api, 'bulk-a@exempel.se')).toBe('unsubscribed');
    expect(await countsAreTrue(api)).toBe(true);
  });

  it('deletes', async () => {
    await activeSubscriber(api, 'bort@exempel.se');
    expect((await bulk({ ids: [await idOf('bort@exempel.se')], action: 'delete' })).body).toMatchObject({
      affected: 1,
    });
    expect(await statusOf(api, 'bort@exempel.se')).toBeUndefined();
    expect(await countsAreTrue(api)).toBe(true);
  });

  it.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: ['1', '1'], action: 'delete' }],
    [{ ids: ['1; DROP TABLE'], action: 'delete' }],
    [{ ids: Array.from({ length: 1001 }, (_, index) => String(index + 1)), action: 'delete' }],
    [{ ids: ['1'], action: 'activate' }],
    [{ ids: ['1'], action: 'change_status', value: 'active' }],
    [{ ids: ['1'], action: 'change_status' }],
  ])('refuses %j', async (body) => {
    expect((await bulk(body)).status).toBe(400);
  });

  it('is done whole or not at all', async () => {
    await activeSubscriber(api, 'hel@exempel.se');
    const id = await idOf('hel@exempel.se');
    await api.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await api.query(`CREATE TRIGGER refuse BEFORE INSERT ON newsletter_consents EXECUTE FUNCTION refuse()`);
    try {
      expect((await bulk({ ids: [id], action: 'change_status', value: 'unsubscribed' })).status).toBe(500);
    } finally {
      await api.query('DROP TRIGGER refuse ON newsletter_consents');
    }
    expect(await statusOf(api, 'hel@exempel.se')).toBe('active');
    expect(await countsAreTrue(api)).toBe(true);
  });
});

describe('the export', () => {
  const download = (query: string) => api.call('GET', `${BASE}/export/csv${query}`, { token });

  it('is named by status and day, and holds exactly those rows', async () => {
    const { headers, text } = await download('?status=bounced');
    expect(headers.get('content-disposition')).toMatch(/filename="nyhetsbrev-bounced-\d{4}-\d\d-\d\d\.csv"/);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.trim().split('\r\n')).toHaveLength(33);
    expect(text).toContain('E-post,Förnamn,Efternamn,Status,Källa,Registrerad,Bekräftad');
  });

  it('holds no cell that a spreadsheet would run', async () => {
    await api.query(
      `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source)
       VALUES ('+formel@exempel.se', '=1+1', 'x', 'active', 'website')`,
    );
    const { text } = await download('');
    expect(text).toContain(`'+formel@exempel.se,'=1+1`);
  });
});

describe('the import', () => {
  const send = (csv: string, source = 'Mässan i Umeå') =>
    api.call('POST', `${BASE}/import?source=${encodeURIComponent(source)}`, {
      token,
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    });

  it('takes each new address once, and says of every other row why not', async () => {
    await activeSubscriber(api, 'finns@exempel.se');
    await activeSubscriber(api, 'lamnade@exempel.se');
    await api.call('POST', '/api/newsletter/unsubscribe', {
      body: { token: await mailedToken(api, 'lamnade@exempel.se', 'avregistrera') },
      headers: someCaller(),
    });
    await bulk({ ids: [await idOf('lamnade@exempel.se')], action: 'delete' });
    const { status, body } = await send(
      '\uFEFFE-post;x\r\n'.replace(';x', ',Förnamn') +
        'Ny@Exempel.se,Åsa\r\nny@exempel.se,Igen\r\ninte en adress,\r\nfinns@exempel.se,\r\nlamnade@exempel.se,\r\n',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      imported: 1,
      refused: 4,
      refused_rows: [
        { row: 3, email: 'ny@exempel.se', reason: 'Adressen står tidigare i filen.' },
        { row: 4, email: 'inte en adress', reason: 'E-postadressen är inte giltig.' },
        { row: 5, email: 'finns@exempel.se', reason: 'Adressen finns redan.' },
        { row: 6, email: 'lamnade@exempel.se', reason: expect.stringContaining('avregistrerats') },
      ],
    });
    expect(await statusOf(api, 'ny@exempel.se')).toBe('active');
    const [consent] = await api.query<{ action: string; source: string }>(
      `SELECT action, c.source FROM newsletter_consents c JOIN newsletter_subscribers s ON s.id = subscriber_id
       WHERE email = 'ny@exempel.se'`,
    );
    expect(consent).toEqual({ action: 'imported', source: 'Mässan i Umeå' });
    expect(await countsAreTrue(api)).toBe(true);
  });

  it('takes no name that would lead elsewhere in a mail', async () => {
    const { body } = await send(
      'e-post,förnamn,efternamn\r\n' +
        'ett@exempel.se,Se https://ond.exempel.se,\r\n' +
        'tva@exempel.se,Rut,www.ond.exempel.se\r\n' +
        'tre@exempel.se,"Rut\r\nBergqvist",\r\n',
    );
    const reason = 'Namnet innehåller en webbadress eller en radbrytning.';
    expect(body).toEqual({
      imported: 0,
      refused: 3,
      refused_rows: [
        { row: 2, email: 'ett@exempel.se', reason },
        { row: 3, email: 'tva@exempel.se', reason },
        { row: 4, email: 'tre@exempel.se', reason },
      ],
    });
  });

  it.each([
    ['', 'tom'],
    ['namn,ort\r\nÅsa,Umeå\r\n', 'e-post'],
    ['e-post\r\n"bruten@exempel.se', 'läsa'],
  ])('refuses the file %j', async (csv, why) => {
    const { status, body } = await send(csv);
    expect([status, body.code]).toEqual([400, 'IMPORT_UNREADABLE']);
    expect(String(body.error)).toContain(why);
  });

  it('asks where the consent was given', async () => {
    expect((await send('e-post\r\na@b.se\r\n', '  ')).status).toBe(400);
  });
});

describe('one person’s data', () => {
  it('is all there, and gone when the person wants it gone', async () => {
    await activeSubscriber(api, 'person@exempel.se');
    const id = await idOf('person@exempel.se');
    const { body } = await api.get<{
      subscriber: Subscriber;
      consents: { action: string; net_address: string }[];
      mails: unknown[];
      suppression: string | null;
    }>(`${BASE}/${id}/data`, token);
    expect(body.subscriber.email).toBe('person@exempel.se');
    expect(body.consents.map(({ action }) => action)).toEqual(['requested', 'confirmed']);
    expect(body.consents[0]?.net_address).toMatch(/\.0\/24$/);
    expect(body.mails).toHaveLength(2);
    expect(body.suppression).toBeNull();

    expect((await api.call('DELETE', `${BASE}/${id}/data`, { token })).status).toBe(204);
    for (const [table, column] of [
      ['newsletter_subscribers', 'email'],
      ['mails', 'recipient'],
    ])
      expect(await api.query(`SELECT FROM ${table} WHERE ${column} = 'person@exempel.se'`)).toEqual([]);
    expect(await api.query('SELECT FROM newsletter_consents WHERE subscriber_id = $1', [id])).toEqual([]);
    expect((await api.get(`${BASE}/${id}/data`, token)).status).toBe(404);
    const again = await api.call('POST', `${BASE}/import?source=lista`, {
      token,
      body: 'e-post\r\nperson@exempel.se\r\n',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(again.body).toMatchObject({ imported: 0, refused: 1 });
    expect(await countsAreTrue(api)).toBe(true);
  });

  it.each(['0', 'x', '99999999'])('of %s is not there', async (id) => {
    expect((await api.get(`${BASE}/${id}/data`, token)).status).toBe(404);
    expect((await api.call('DELETE', `${BASE}/${id}/data`, { token })).status).toBe(404);
  });
});

describe('bounces', () => {
  const report = (events: unknown, { at = Date.now() / 1000, secret = BOUNCE_SECRET, sent = events } = {}) =>
    api.call('POST', '/api/newsletter/bounces', {
      body: { events: sent },
      headers: {
        'X-Stillsam-Signature': signBounces(secret, Buffer.from(JSON.stringify({ events })), Math.floor(at)),
      },
    });

  it('take an address out for good, and a complaint more so', async () => {
    await activeSubscriber(api, 'studs@exempel.se');
    await activeSubscriber(api, 'klagar@exempel.se');
    const events = [
      { email: 'Studs@exempel.se', kind: 'bounced' },
      { email: 'klagar@exempel.se', kind: 'complained' },
      { email: 'okand@exempel.se', kind: 'bounced' },
    ];
    expect((await report(events)).body).toEqual({ affected: 2 });
    expect((await report(events)).body).toEqual({ affected: 0 });
    expect(await statusOf(api, 'studs@exempel.se')).toBe('bounced');
    expect(await statusOf(api, 'klagar@exempel.se')).toBe('unsubscribed');
    expect(await countsAreTrue(api)).toBe(true);
  });

  it('are refused when unsigned, changed, signed by another or old', async () => {
    const events = [{ email: 'a@exempel.se', kind: 'bounced' }];
    const other = [{ email: 'b@exempel.se', kind: 'bounced' }];
    expect((await api.call('POST', '/api/newsletter/bounces', { body: { events } })).status).toBe(401);
    expect((await report(events, { sent: other })).status).toBe(401);
    expect((await report(events, { secret: 'another secret of forty bytes, or nearly' })).status).toBe(401);
    expect((await report(events, { at: Date.now() / 1000 - 301 })).status).toBe(401);
    expect((await report([{ email: 'ingen', kind: 'bounced' }])).status).toBe(400);
  });
});
