import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';

interface Message {
  id: string;
  status: string;
  [field: string]: unknown;
}

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

/** Each test has its own net address. */
const write = (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/contact', {
    body: { name: 'Anna', email: 'anna@exempel.se', message: 'Hej, en fråga.', ...fields },
    headers: { 'X-Forwarded-For': `192.0.2.${caller}`, ...headers },
  });
const list = async (query = '') =>
  (
    await api.get<{ messages: Message[]; unread_count: number; pagination: object }>(
      `/api/admin/messages${query}`,
      token,
    )
  ).body;
const newest = async () =>
  (await list('?limit=100')).messages.sort((one, other) => Number(other.id) - Number(one.id))[0];

describe('the contact form', () => {
  it('stores a message as unread', async () => {
    const { status, body } = await write({ name: '  Åsa Öberg ', message: ' Rad ett\nrad två ' });
    expect(status).toBe(201);
    expect(body).toEqual({ received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(await newest()).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Åsa Öberg',
      email: 'anna@exempel.se',
      message: 'Rad ett\nrad två',
      health_consent_at: null,
      status: 'unread',
      created_at: body.received_at,
    });
  });

  it('stores the time of a consent to read about health, which the admin sees', async () => {
    expect((await write({ health_consent: true })).status).toBe(201);
    expect((await newest())?.health_consent_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((await write({ health_consent: false })).status).toBe(201);
    expect((await newest())?.health_consent_at).toBeNull();
    expect((await write({ health_consent: 'ja' })).status).toBe(400);
  });

  it('sends no mail', async () => {
    expect((await write({ message: 'Se https://ond.exempel.se' })).status).toBe(201);
    expect(await api.query('SELECT FROM mails')).toEqual([]);
  });

  it('stores one message, however often a device sends it with its key', async () => {
    const key = `brev-${caller}-0123456789abcdef`;
    const send = (message: string) => write({ message }, { 'Idempotency-Key': key });
    const first = await send('Skrivet utan nät.');
    const again = await Promise.all([send('Skrivet utan nät.'), send('Skrivet utan nät.')]);
    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [201, first.body],
      [201, first.body],
    ]);
    expect((await list('?search=Skrivet%20utan%20n%C3%A4t')).messages).toHaveLength(1);
    expect(await send('Något helt annat.')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('refuses an invalid key', async () => {
    const { status, body } = await write({}, { 'Idempotency-Key': 'kort' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'Idempotency-Key' }] });
  });

  it.each([
    [{ name: '   ' }, 'name', 'Ange ditt namn.'],
    [{ name: undefined }, 'name', 'Ange ditt namn.'],
    [{ name: 'a'.repeat(101) }, 'name', 'Namnet får vara högst 100 tecken.'],
    [{ name: 'Rut\r\nRad två' }, 'name', 'Skriv ditt namn på en rad, utan webbadresser.'],
    [{ name: 'Rut https://ond.exempel.se' }, 'name', 'Skriv ditt namn på en rad, utan webbadresser.'],
    [{ email: 'ingen adress' }, 'email', 'Ange en giltig e-postadress.'],
    [{ email: `${'a'.repeat(260)}@b.se` }, 'email', 'Ange en giltig e-postadress.'],
    [{ email: 'a@b.se\r\nBcc: c@d.se' }, 'email', 'Ange en giltig e-postadress.'],
    [{ email: 'a@b.se,c@d.se' }, 'email', 'Ange en giltig e-postadress.'],
    [{ email: '"a b"@c.se' }, 'email', 'Ange en giltig e-postadress.'],
    [{ email: ['a@b.se'] }, 'email', 'Ange en giltig e-postadress.'],
    [{ message: '' }, 'message', 'Skriv ett meddelande.'],
    [{ message: 'a'.repeat(5001) }, 'message', 'Meddelandet får vara högst 5 000 tecken.'],
    [{ status: 'read' }, 'status', 'Fältet status är okänt.'],
  ])('refuses %j with a sentence for the field', async (fields, path, message) => {
    const { status, body } = await write(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path, message }] });
  });

  it('names every field that does not fit', async () => {
    const { body } = await write({ name: '', email: '', message: '' });
    expect(body.issues).toHaveLength(3);
  });

  it('refuses the sixth in a minute from a net address with the time to wait', async () => {
    for (let count = 1; count <= 5; count += 1) expect((await write()).status).toBe(201);
    const sixth = await write();
    expect(sixth.status).toBe(429);
    expect(sixth.body).toMatchObject({
      error: 'För många förfrågningar. Försök igen om en minut.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    caller += 1;
    expect((await write()).status).toBe(201);
  });
});

describe('the admin list of messages', () => {
  it('pages, filters and searches, the oldest to answer first and then the newest answered', async () => {
    await api.query(`INSERT INTO contact_messages (name, email, message, status, created_at)
      SELECT 'Namn ' || n, 'n' || n || '@lista.se', 'Hundra 100% av ' || n,
        CASE WHEN n % 2 = 0 THEN 'answered' WHEN n % 3 = 0 THEN 'unread' ELSE 'read' END,
        now() - make_interval(hours => 31 - n)
      FROM generate_series(1, 30) AS n`);
    const pages = [await list('?search=@lista.se&limit=20'), await list('?search=@lista.se&limit=20&page=2')];
    expect(pages[1]?.pagination).toEqual({ page: 2, limit: 20, totalCount: 30, totalPages: 2 });
    const odd = Array.from({ length: 15 }, (_, index) => `Namn ${2 * index + 1}`);
    const even = Array.from({ length: 15 }, (_, index) => `Namn ${30 - 2 * index}`);
    expect(pages.map(({ messages }) => messages.map(({ name }) => name))).toEqual([
      [...odd, ...even.slice(0, 5)],
      even.slice(5),
    ]);
    expect((await list('?search=@lista.se&status=answered')).pagination).toMatchObject({ totalCount: 15 });
    expect((await list('?search=100%25%20av%207')).messages).toHaveLength(1);
    expect((await list('?search=1_0%25')).messages).toHaveLength(0);
  });

  it('marks as read and answered, and counts the unread', async () => {
    await write();
    const before = await list('?status=unread&limit=1');
    const id = before.messages[0]?.id;
    for (const status of ['read', 'answered']) {
      const { status: http, body } = await api.call('PATCH', `/api/admin/messages/${id}`, {
        token,
        body: { status },
      });
      expect([http, body.status]).toEqual([200, status]);
      const [{ is_dated } = { is_dated: null }] = await api.query<{ is_dated: boolean | null }>(
        'SELECT answered_at IS NOT NULL AS is_dated FROM contact_messages WHERE id = $1',
        [id],
      );
      expect(is_dated).toBe(status === 'answered');
    }
    expect((await list()).unread_count).toBe(before.unread_count - 1);
    const wrong = await api.call('PATCH', `/api/admin/messages/${id}`, { token, body: { status: 'borta' } });
    expect(wrong.status).toBe(400);
  });

  const reply = (id: unknown, text: unknown, key: string, as = token) =>
    api.call('POST', `/api/admin/messages/${id}/replies`, {
      token: as,
      body: { text },
      headers: { 'Idempotency-Key': key },
    });

  it('mails a reply once, with the message quoted, and keeps the thread with it', async () => {
    const email = `fraga-${caller}@exempel.se`;
    await write({ email, message: 'Hej.\nFinns besök.exempel.se?' });
    const id = (await newest())?.id;
    const key = crypto.randomUUID();
    const care = (await api.signedIn('care')).token;
    const first = await reply(id, 'Hej Anna,\n\nJa, på fredag.', key, care);
    expect([first.status, (await reply(id, 'Hej Anna,\n\nJa, på fredag.', key, care)).status]).toEqual([
      201, 201,
    ]);
    expect(first.body).toMatchObject({
      status: 'answered',
      replies: [
        { text: 'Hej Anna,\n\nJa, på fredag.', author_name: expect.any(String), mail_status: 'queued' },
      ],
    });
    expect((await api.get(`/api/admin/messages/${id}`, token)).body).toEqual(first.body);
    const mails = await api.query<{ subject: string; text: string; headers: object }>(
      'SELECT subject, text, headers FROM mails WHERE recipient = $1',
      [email],
    );
    expect(mails).toMatchObject([
      { subject: 'Sv: Ditt meddelande till Stillsam', headers: { 'Auto-Submitted': 'no' } },
    ]);
    expect(mails[0]?.text).toContain('Ja, på fredag.\n\nHälsningar från oss på Stillsam\n\nAnna skrev ');
    // No mail program links what the sender typed.
    expect(mails[0]?.text).toContain('> Hej.\n> Finns besök.\u200bexempel.\u200bse?');
    expect(await reply(id, 'Något annat.', key)).toMatchObject({ status: 422 });
    await api.call('DELETE', `/api/admin/messages/${id}`, { token });
    expect(await api.query('SELECT FROM contact_replies')).toEqual([]);
  });

  it('refuses a reply without a key or text, to nothing, or of another role', async () => {
    await write();
    const id = (await newest())?.id;
    const editor = (await api.signedIn('editor')).token;
    expect((await reply(id, ' ', crypto.randomUUID())).status).toBe(400);
    expect((await reply(id, 'Hej', 'kort')).status).toBe(400);
    expect((await reply('999999', 'Hej', crypto.randomUUID())).status).toBe(404);
    expect((await reply(id, 'Hej', crypto.randomUUID(), editor)).status).toBe(403);
    expect(await api.query('SELECT FROM contact_replies')).toEqual([]);
  });

  it('loses what is deleted, once', async () => {
    await write();
    const id = (await newest())?.id;
    const remove = async () => (await api.call('DELETE', `/api/admin/messages/${id}`, { token })).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
  });

  it.each(['0', '-1', 'abc', '99999999999999999999', "1'%20OR%201=1"])('does not find %s', async (id) => {
    const change = await api.call('PATCH', `/api/admin/messages/${id}`, { token, body: { status: 'read' } });
    expect([change.status, change.body.code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
  });

  it.each(['status=borta', 'page=0', 'limit=101', 'sortBy=id', `search=${'a'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await api.get(`/api/admin/messages?${query}`, token)).status).toBe(400);
    },
  );
});
