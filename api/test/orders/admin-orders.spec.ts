import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeNumber } from '../../src/modules/orders/numbers';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { OF_A_NET, RateLimits } = testedApi;

interface Order {
  id: string;
  number: string;
  status: string;
  email: string;
}
interface Receipt {
  reference: string;
  received_at: string;
  is_order_found: boolean;
  message: string;
}

let api: TestApi;
let token: string;
let count = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  token = (await api.signedIn('admin')).token;
});
beforeEach(() => {
  count += 1;
});
afterAll(() => api.stop());

/** Straight into the table: the orders of a test need not pass the limit by net. */
async function makeOrder(email = `kund-${count}@exempel.se`, store = api): Promise<Order> {
  const [order] = await store.query<Order>(
    `INSERT INTO orders (number, idempotency_key, body_hash, email, status, lines, vat, total_ore, terms, is_mailed)
     VALUES ($2, md5(random()::text), '', $1, 'paid', '[]', '[]', 0,
       '{"version": "1", "text": "Villkor"}', false) RETURNING *`,
    [email, makeNumber('ST')],
  );
  if (!order) throw new Error('No order was made');
  return order;
}

const change = (path: string, status: unknown) =>
  api.call('PATCH', `/api/admin/${path}`, { token, body: { status } });
const orders = async (query: string) =>
  (await api.get<{ orders: Order[]; pagination: object }>(`/api/admin/orders?${query}`, token)).body;
/** The withdrawals on the page of an order. */
async function referencesOf(number: string): Promise<string[]> {
  const [found] = (await orders(`search=${number}`)).orders;
  const { body } = await api.get<{ withdrawals: Receipt[] }>(`/api/admin/orders/${found?.id}`, token);
  return body.withdrawals.map(({ reference }) => reference);
}
const withdraw = (fields: Record<string, unknown> = {}, from = `198.51.100.${count}`) =>
  api.call<Receipt & Record<string, unknown>>('POST', '/api/withdrawals', {
    body: { name: 'Åsa Öberg', order: 'ST-OKÄND', email: `kund-${count}@exempel.se`, ...fields },
    headers: { 'X-Forwarded-For': from },
  });

describe('the order list of admins', () => {
  it('pages, filters and searches by number and address, newest first', async () => {
    for (let made = 0; made < 5; made += 1) await makeOrder('lista@exempel.se');
    const page = await orders('search=LISTA@&limit=2&page=2');
    expect(page.pagination).toEqual({ page: 2, limit: 2, totalCount: 5, totalPages: 3 });
    expect(page.orders.map(({ id }) => Number(id))).toEqual([3, 2]);
    const [first] = page.orders;
    expect((await orders(`search=${first?.number.toLowerCase()}`)).orders).toHaveLength(1);
    await api.query(`UPDATE orders SET status = 'expired' WHERE id = $1`, [first?.id]);
    expect((await orders('search=lista@&state=expired')).orders.map(({ id }) => id)).toEqual([first?.id]);
  });

  it('begins with what needs a hand, and shows each order on one page', async () => {
    for (let made = 0; made < 4; made += 1) await makeOrder();
    const shown = await orders('limit=100');
    const third = shown.orders[2];
    await api.query(
      `INSERT INTO withdrawals (reference, name, email, order_number, order_id)
       SELECT 'ÅR-1', 'Åsa', email, number, id FROM orders WHERE id = $1`,
      [third?.id],
    );
    const all = shown.orders.map(({ id }) => id).sort((one, other) => Number(other) - Number(one));
    const expected = [third?.id, ...all.filter((id) => id !== third?.id)];
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.length / 2) + 1; page += 1)
      pages.push(await orders(`limit=2&page=${page}`));
    expect(pages.flatMap((page) => page.orders.map(({ id }) => id))).toEqual(expected);
    expect(pages[0]?.pagination).toMatchObject({ totalCount: all.length });
    expect((await orders('state=paid&limit=1')).orders[0]).toMatchObject({
      id: third?.id,
      needs: ['withdrawal'],
      is_withdrawn: true,
    });
    await api.query(`DELETE FROM withdrawals WHERE reference = 'ÅR-1'`);
  });

  it('leaves a trace of who changed what, without the address', async () => {
    const { id, email } = await makeOrder();
    await api.call('PATCH', `/api/admin/orders/${id}`, { token, body: { note: 'Ringde.' } });
    const { text, body } = await api.get<{ entries: Record<string, unknown>[] }>(
      '/api/admin/audit?action=AdminOrders_change&limit=1',
      token,
    );
    expect(body.entries[0]).toMatchObject({ target: id, outcome: 'done' });
    expect(text).not.toContain(email);
  });

  it.each(['orders', 'withdrawals'])('refuses what is off the list of %s', async (list) => {
    for (const query of ['state=borta', 'status=borta', 'page=0', 'limit=101', 'sortBy=id'])
      expect((await api.get(`/api/admin/${list}?${query}`, token)).status).toBe(400);
    expect((await change(`${list}/1`, 'borta')).status).toBe(400);
    const body = list === 'orders' ? { note: 'x' } : { status: 'handled' };
    for (const id of ['0', '-1', 'abc', '99999999999999999999', "1'%20OR%201=1"])
      expect((await api.call('PATCH', `/api/admin/${list}/${id}`, { token, body })).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  it('gives a dated receipt for an order in the answer and by mail', async () => {
    const order = await makeOrder();
    const { status, body } = await withdraw({ order: ` ${order.number.toLowerCase()} ` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^AN-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      name: 'Åsa Öberg',
      is_order_found: true,
      is_mailed: true,
      message: expect.stringMatching(/2 arbetsdagar/),
    });
    expect(Math.abs(Date.now() - Date.parse(body.received_at))).toBeLessThan(60_000);
    const [mail] = await api.query<{ subject: string; text: string }>(
      `SELECT subject, text FROM mails WHERE recipient = $1`,
      [order.email],
    );
    expect(mail?.subject).toContain(body.reference);
    expect(mail?.text).toContain(body.reference);
    expect(await referencesOf(order.number)).toEqual([body.reference]);
    const [{ id, order_id } = {}] = await api.query<{ id: string; order_id: string }>(
      'SELECT id, order_id FROM withdrawals WHERE reference = $1',
      [body.reference],
    );
    await change(`withdrawals/${id}`, 'handled');
    const { entries } = (
      await api.get<{ entries: object[] }>('/api/admin/audit?action=AdminWithdrawals_change&limit=1', token)
    ).body;
    expect(entries).toMatchObject([{ subject: { kind: 'order', id: order_id, title: body.reference } }]);
  });

  it.each([
    ['an unknown number', {}],
    ['the number of somebody else', { email: 'annan@exempel.se' }],
  ])('enters the store with %s all the same, and says what happens', async (_, fields) => {
    const order = await makeOrder();
    const number = 'email' in fields ? order.number : 'ST-FINNS-EJ';
    const { status, body } = await withdraw({ order: number, ...fields });
    expect([status, body.is_order_found]).toEqual([201, false]);
    expect(body.message).toMatch(/anmälan gäller från nu/);
    const list = await api.get<{ withdrawals: Record<string, unknown>[] }>(
      `/api/admin/withdrawals?search=${body.reference}&status=received`,
      token,
    );
    expect(list.body.withdrawals).toEqual([
      expect.objectContaining({ order: number, order_id: null, status: 'received', name: 'Åsa Öberg' }),
    ]);
    const id = String(list.body.withdrawals[0]?.id);
    expect((await change(`withdrawals/${id}`, 'handled')).body.status).toBe('handled');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ order: '' }, 'order'],
    [{ order: 'a'.repeat(101) }, 'order'],
    [{ name: 'Rut\r\nBcc: alla@exempel.se' }, 'name'],
    [{ name: 'Vinn på www.ond.exempel.se' }, 'name'],
    [{ order: 'Logga in: https://ond.exempel.se' }, 'order'],
    [{ order: 'betala på ond.exempel.se/kassa' }, 'order'],
    [{ order: 'rad ett\nrad två' }, 'order'],
    [{ email: 'a@b.se\r\nBcc: c@d.se' }, 'email'],
    [{ status: 'handled' }, 'status'],
  ])('fails with %j', async (fields, path) => {
    const { status, body } = await withdraw(fields);
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path })]]);
  });

  it.each([
    ['lower case and a space', (number: string) => number.toLowerCase().replace(/-(?=....$)/, ' ')],
    ['no hyphens', (number: string) => number.replaceAll('-', '')],
    ['dashes and a word before it', (number: string) => `Order nr ${number.replaceAll('-', ' – ')}`],
  ])('finds the order whose number is typed with %s, also in the lists of the admin', async (_, typedOf) => {
    const { number, email } = await makeOrder();
    const { body } = await withdraw({ order: typedOf(number), email });
    expect(body.is_order_found).toBe(true);
    expect(await referencesOf(number)).toEqual([body.reference]);
    const { withdrawals } = (
      await api.get<{ withdrawals: Receipt[] }>(`/api/admin/withdrawals?search=${number}`, token)
    ).body;
    expect(withdrawals.map(({ reference }) => reference)).toEqual([body.reference]);
  });

  it('gets a mail once in 15 minutes and three times a day without a known order, and always an answer', async () => {
    const email = 'ofta@exempel.se';
    const mailed: unknown[] = [];
    for (let sent = 1; sent <= 8; sent += 1) {
      const { status, body } = await withdraw({ email, order: `köp ${sent}` }, `203.0.113.${sent}`);
      expect([status, body.reference]).toEqual([201, expect.stringMatching(/^AN-/)]);
      mailed.push(body.is_mailed);
      // Every second one comes more than a quarter of an hour after those before it.
      if (sent % 2 === 0)
        await api.query(
          `UPDATE withdrawals SET created_at = created_at - interval '16 minutes' WHERE email = $1`,
          [email],
        );
    }
    expect(mailed).toEqual([true, false, true, false, true, false, false, false]);
    expect(await api.query(`SELECT 1 FROM mails WHERE recipient = $1`, [email])).toHaveLength(3);
    expect(await api.query(`SELECT 1 FROM withdrawals WHERE email = $1`, [email])).toHaveLength(8);
  });

  it('gets one mail without a known order when many come in parallel', async () => {
    const email = 'samtidigt@exempel.se';
    const nets = Array.from({ length: 12 }, (_, index) => `203.0.113.${130 + index}`);
    const answers = await Promise.all(nets.map((net) => withdraw({ email, order: `köp från ${net}` }, net)));
    expect(answers.map(({ status }) => status)).toEqual(nets.map(() => 201));
    expect(answers.filter(({ body }) => body.is_mailed)).toHaveLength(1);
    expect(await api.query(`SELECT 1 FROM mails WHERE recipient = $1`, [email])).toHaveLength(1);
  });

  it('reaches the address of a known order however many it has had', async () => {
    const email = 'kund-ofta@exempel.se';
    for (let sent = 1; sent <= 4; sent += 1)
      await withdraw({ email, order: `köp ${sent}` }, `203.0.113.${150 + sent}`);
    const { number } = await makeOrder(email);
    expect((await withdraw({ email, order: number }, '203.0.113.160')).body.is_mailed).toBe(true);
  });

  it.each([
    ['Ditt konto spärras i dag. Logga in på stillsam-konto', undefined],
    ['Order st 7kq4 m2xp: logga in på stillsam-konto', 'Ordernummer: ST-7KQ4-M2XP'],
  ])('quotes nothing of a stranger but an order number, of %j', async (order, quoted) => {
    const email = `offer-${order.length}@exempel.se`;
    await withdraw({ email, order, name: 'Kontot spärras nu' });
    const [mail] = await api.query<{ subject: string; text: string; html: string }>(
      `SELECT subject, text, html FROM mails WHERE recipient = $1`,
      [email],
    );
    const said = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(said).toContain('Vi har sparat det.');
    expect(said).not.toMatch(/logga in|spärras/i);
    if (quoted) expect(mail?.text).toContain(quoted);
    else expect(said).not.toContain('Ordernummer');
  });

  it('counts once when sent twice, with one receipt and one mail', async () => {
    const email = 'tva-ganger@exempel.se';
    const answers = await Promise.all([1, 2, 3].map((net) => withdraw({ email }, `203.0.113.${100 + net}`)));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await api.query(`SELECT 1 FROM mails WHERE recipient = $1`, [email])).toHaveLength(1);
    const other = await withdraw({ email, order: 'ett annat köp' }, '203.0.113.110');
    expect(other.body.reference).not.toBe(answers[0]?.body.reference);
  });

  it('fails as the twenty-first in an hour from a net address, which leaves others their turn', async () => {
    const net = '203.0.113.120';
    const store = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
    const send = (from: string, sent: number) =>
      store.call('POST', '/api/withdrawals', {
        body: { name: 'Åsa', order: `köp ${sent}`, email: 'a@exempel.se' },
        headers: { 'X-Forwarded-For': from },
      });
    try {
      const limits = store.app.get(RateLimits);
      for (let taken = 1; taken <= 20; taken += 1) await limits.consume(OF_A_NET, net);
      const refused = await send(net, 1);
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(refused.body.error).toMatch(/skriv till oss via kontaktformuläret/);
      expect((await send('203.0.113.121', 1)).status).toBe(201);
    } finally {
      await store.stop();
    }
  });

  it('fails without a known order when an hour has brought two hundred, and leaves no row then', async () => {
    const full = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
    try {
      await full.query(
        `INSERT INTO withdrawals (reference, name, email, order_number)
         SELECT 'AN-' || n, 'x', 'x@exempel.se', 'x' FROM generate_series(1, 200) AS n`,
      );
      const { status, body, headers } = await full.call('POST', '/api/withdrawals', {
        body: { name: 'Åsa', order: 'x', email: 'full@exempel.se' },
      });
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'OVERLOADED', '600']);
      expect(await full.query(`SELECT 1 FROM withdrawals WHERE email = 'full@exempel.se'`)).toEqual([]);
      const { number } = await makeOrder('kund@exempel.se', full);
      const known = await full.call('POST', '/api/withdrawals', {
        body: { name: 'Åsa', order: number, email: 'kund@exempel.se' },
      });
      expect(known.status).toBe(201);
      await full.query(`UPDATE withdrawals SET created_at = now() - interval '61 minutes'`);
      const later = await full.call('POST', '/api/withdrawals', {
        body: { name: 'Åsa', order: 'x', email: 'full@exempel.se' },
      });
      expect(later.status).toBe(201);
    } finally {
      await full.stop();
    }
  });

  it('fails as the sixth in a minute from a net address', async () => {
    for (let sent = 1; sent <= 5; sent += 1) expect((await withdraw()).status).toBe(201);
    expect((await withdraw()).status).toBe(429);
  });
});
