import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  confirm,
  idOf,
  mailedToken,
  mailsTo,
  startNewsletterApi,
  statusOf,
  SUBSCRIBERS,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

interface Result {
  affected: number;
  unchanged: number;
  undo: string | null;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
});
beforeEach(() => api.query('DELETE FROM newsletter_subscribers'));
afterAll(() => api.stop());

const call = <Body = Record<string, unknown>>(method: string, path: string, body: unknown, as = token) =>
  api.call<Body>(method, `${SUBSCRIBERS}${path}`, { token: as, body });
const add = (body: unknown) => call('POST', '', body);
const actionsOf = async (email: string) => {
  const { body } = await api.call<{ consents: { action: string; source: string }[] }>(
    'POST',
    '/api/admin/personal-data/read',
    { token, body: { email } },
  );
  return body.consents.map(({ action, source }) => `${action} ${source}`);
};
const seed = (count: number) =>
  api.query(
    `INSERT INTO newsletter_subscribers (email, search_text, status, source, interests)
     SELECT 'm' || n || '@exempel.se', 'm' || n || '@exempel.se', CASE WHEN n % 4 = 0 THEN 'pending' ELSE 'active' END,
            'mässan', CASE WHEN n % 2 = 0 THEN '{somn}'::text[] ELSE '{naring}' END
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
const countOf = async (status: string) =>
  (await api.query('SELECT FROM newsletter_subscribers WHERE status = $1', [status])).length;

describe('adding a subscriber', () => {
  it('makes a person with a recorded consent active, as an import does', async () => {
    const { status, body } = await add({
      email: ' Ny@Exempel.se ',
      first_name: 'Åsa',
      consent_source: 'mässan i Umeå',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'ny@exempel.se',
      first_name: 'Åsa',
      status: 'active',
      interests: [],
    });
    expect(await actionsOf('ny@exempel.se')).toEqual(['imported mässan i Umeå']);
    expect(await mailsTo(api, 'ny@exempel.se')).toEqual([]);
    expect(await add({ email: 'ny@exempel.se', consent_source: 'igen' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SUBSCRIBED' },
    });
  });

  it('asks a person without one by mail, who is active once they confirm', async () => {
    const email = 'fragad@exempel.se';
    expect((await add({ email })).body).toMatchObject({ status: 'pending', source: 'admin' });
    expect(await actionsOf(email)).toEqual([]);
    await confirm(api, await mailedToken(api, email, 'bekrafta'));
    expect(await statusOf(api, email)).toBe('active');
    expect(await actionsOf(email)).toEqual(['confirmed website']);
  });

  it('refuses an address that left, a name with an address, and other roles', async () => {
    await activeSubscriber(api, 'borta@exempel.se');
    await call('POST', '/bulk-update', {
      ids: [await idOf(api, 'borta@exempel.se')],
      action: 'change_status',
      value: 'unsubscribed',
    });
    await api.query(`DELETE FROM newsletter_subscribers WHERE email = 'borta@exempel.se'`);
    for (const consent_source of [undefined, 'mässan'])
      expect(await add({ email: 'borta@exempel.se', consent_source })).toMatchObject({
        status: 409,
        body: { code: 'ADDRESS_SUPPRESSED' },
      });
    expect((await add({ email: 'a@b.se', first_name: 'https://ond.exempel.se' })).status).toBe(400);
    const care = (await api.signedIn('care')).token;
    expect((await call('POST', '', { email: 'a@b.se' }, care)).status).toBe(403);
  });
});

describe('editing a subscriber', () => {
  it('changes what is given, and the search finds the new name', async () => {
    await add({ email: 'andra@exempel.se', first_name: 'Eva', consent_source: 'mässan' });
    const id = await idOf(api, 'andra@exempel.se');
    const change = { last_name: 'Öst', interests: ['somn'], frequency: 'monthly' };
    const { status, body } = await call('PATCH', `/${id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining({ first_name: 'Eva', ...change })]);
    const found = await api.get<{ subscribers: unknown[] }>(
      `${SUBSCRIBERS}?search=${encodeURIComponent('eva öst')}`,
      token,
    );
    expect(found.body.subscribers).toHaveLength(1);
    expect((await call('PATCH', `/${id}`, { interests: ['okänt'] })).status).toBe(400);
    for (const id of ['0', 'x', '99999999']) expect((await call('PATCH', `/${id}`, change)).status).toBe(404);
  });
});

describe('a change of all hits', () => {
  const bulkAll = (body: object) => call<Result>('POST', '/bulk-update-all', body);

  it('unsubscribes over many batches, and the undo restores the active ones alone', async () => {
    await seed(2400);
    const { status, body } = await bulkAll({ action: 'unsubscribe', source: 'mässan', expected: 2400 });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ affected: 2400, unchanged: 0, missing: 0 }),
    ]);
    expect(await countOf('unsubscribed')).toBe(2400);
    const undone = await call('POST', '/undo', { undo: body.undo });
    expect(undone).toMatchObject({ status: 200, body: { restored: 1800 } });
    expect([await countOf('active'), await countOf('unsubscribed')]).toEqual([1800, 600]);
    expect(await actionsOf('m1@exempel.se')).toEqual(['withdrawn admin', 'restored admin']);
    expect(await api.query('SELECT FROM newsletter_suppressions')).toHaveLength(601);
    expect((await call('POST', '/undo', { undo: body.undo })).status).toBe(410);
  });

  it('changes those alone whom the filter selects', async () => {
    await seed(8);
    const { body } = await bulkAll({ action: 'delete', status: 'active', interest: 'somn', expected: 2 });
    expect(body).toMatchObject({ affected: 2, undo: null });
    expect(await countOf('active')).toBe(4);
  });

  it('restores those whom a change reached before it failed', async () => {
    await seed(1600);
    await api.query(`ALTER TABLE newsletter_subscribers
      ADD CONSTRAINT one_stays CHECK (email <> 'm1500@exempel.se' OR status = 'active' OR status = 'pending')`);
    const undo = crypto.randomUUID();
    const { status } = await bulkAll({ action: 'unsubscribe', expected: 1600, undo });
    await api.query('ALTER TABLE newsletter_subscribers DROP CONSTRAINT one_stays');
    expect([status, await countOf('unsubscribed')]).toEqual([500, 1000]);
    expect((await call('POST', '/undo', { undo })).body).toEqual({ restored: 750 });
    expect((await bulkAll({ action: 'unsubscribe', expected: 1600, undo: 'min' })).status).toBe(400);
  });

  it('leaves in the log what was changed, and not whom the search named', async () => {
    await seed(4);
    await bulkAll({ action: 'unsubscribe', status: 'pending', search: 'm4@exempel.se', expected: 1 });
    await bulkAll({ action: 'delete', search: 'm1@exempel.se', expected: 2 });
    const { body } = await api.get<{ entries: { target: string; outcome: string }[] }>(
      '/api/admin/audit?action=Subscribers_bulkAll&limit=2',
      token,
    );
    expect(body.entries.map(({ target, outcome }) => `${target}: ${outcome}`)).toEqual([
      'delete 2 all: refused',
      'unsubscribe 1 pending: done',
    ]);
  });

  it('refuses where another number is selected than was confirmed', async () => {
    await seed(3);
    const { status, body } = await bulkAll({ action: 'delete', expected: 2 });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'SELECTION_CHANGED' })]);
    expect(await countOf('active')).toBe(3);
  });

  it('restores nobody who has since unsubscribed or complained, or after an hour', async () => {
    await activeSubscriber(api, 'sjalv@exempel.se');
    const link = await mailedToken(api, 'sjalv@exempel.se', 'avregistrera');
    await seed(2);
    const { body } = await bulkAll({ action: 'unsubscribe', expected: 3 });
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token: link } });
    await api.query(`UPDATE newsletter_undo SET changed_at = now() - interval '61 minutes'
      WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE email = 'm1@exempel.se')`);
    expect((await call('POST', '/undo', { undo: body.undo })).body).toEqual({ restored: 1 });
    expect(await statusOf(api, 'sjalv@exempel.se')).toBe('unsubscribed');
    expect(await statusOf(api, 'm1@exempel.se')).toBe('unsubscribed');
    expect(await statusOf(api, 'm2@exempel.se')).toBe('active');
  });
});

describe('a segment', () => {
  const SEGMENTS = '/api/admin/newsletter/segments';
  const save = (body: unknown) => api.call('POST', SEGMENTS, { token, body });

  it('keeps a filter by a name, once, until it is removed', async () => {
    const filter = {
      status: 'active',
      interest: 'somn',
      frequency: 'monthly',
      search: 'region',
      source: 'mässan',
    };
    const { status, body } = await save({ name: ' Sömn ', ...filter });
    expect([status, body]).toEqual([201, { id: expect.any(String), name: 'Sömn', filter }]);
    expect((await api.get(SEGMENTS, token)).body).toEqual({ segments: [body] });
    expect(await save({ name: 'Sömn' })).toMatchObject({ status: 409, body: { code: 'SEGMENT_EXISTS' } });
    const remove = async () => (await api.call('DELETE', `${SEGMENTS}/${String(body.id)}`, { token })).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
  });

  it('keeps nothing of a field that is null', async () => {
    const { status, body } = await save({ name: 'Alla', status: null, search: null, source: null });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: 'Alla', filter: { status: 'all' } },
    ]);
    expect((await api.call('DELETE', `${SEGMENTS}/${String(body.id)}`, { token })).status).toBe(204);
  });

  it('keeps no address of a person', async () => {
    for (const field of ['name', 'search', 'source'])
      for (const text of ['Rut@exempel.se', 'från rut@exempel.se', 'rut＠exempel', '@region.se'])
        expect([field, text, (await save({ name: 'En', [field]: text })).status]).toEqual([field, text, 400]);
    expect((await save({ name: 'En', search: 7 })).status).toBe(400);
  });

  it('narrows the list and its export alike', async () => {
    await seed(8);
    const query = 'status=active&interest=somn&frequency=every&source=m%C3%A4ssan';
    const list = await api.get<{ pagination: { totalCount: number } }>(`${SUBSCRIBERS}?${query}`, token);
    expect(list.body.pagination.totalCount).toBe(2);
    const csv = await fetch(`${api.origin}${SUBSCRIBERS}/export/csv?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(3);
  });
});
