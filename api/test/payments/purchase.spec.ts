import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUIDE, PRICE, QUIET_EVENINGS, SOFT_START, TestShop } from '../support/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop.stop());

const mailsTo = (email: unknown) =>
  shop.api.query<{ template: string; text: string }>(
    'SELECT template, text FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
const bought = (cookie: string) =>
  shop.api.call<{
    orders: { number: string; receipt_url: string; guides: { slug: string; files: { pdf: string } }[] }[];
    is_whole: boolean;
  }>('GET', '/api/purchases', { headers: { Cookie: cookie } });

describe('a purchase with the test provider', () => {
  it('leads from the order to the first page of the guide, the receipt and the files', async () => {
    const body = shop.body();
    const { status, body: placed } = await shop.placeBody(body, `order-${crypto.randomUUID()}`);
    expect([status, Object.keys(placed).sort()]).toEqual([201, ['number', 'ref', 'url']]);
    expect((await shop.state(placed.ref)).body).toMatchObject({
      state: 'waiting',
      can_retry: true,
      guides: [{ slug: GUIDE }],
    });
    expect((await shop.open({ ref: placed.ref })).status).toBe(404);

    const page = await shop.api.get(new URL(placed.url).pathname);
    for (const text of [
      'Testläge: inga pengar dras',
      'Betala',
      'Avbryt',
      'Neka',
      'Swish väntar',
      'Klarna senare',
    ])
      expect(page.text).toContain(text);
    const returned = await shop.press(placed.url, 'pay');
    expect([returned.status, returned.headers.get('location')]).toEqual([
      303,
      `http://localhost:4200/checkout?order=${placed.ref}`,
    ]);
    expect((await shop.state(placed.ref)).body).toMatchObject({
      state: 'paid',
      method: 'card',
      can_retry: false,
    });

    const opened = await shop.open({ ref: placed.ref });
    expect([opened.status, opened.body]).toEqual([200, { to: `/las/${GUIDE}/1` }]);
    const read = (cookie: string) =>
      shop.api.call('GET', `/api/guides/${GUIDE}/sessions/2`, { headers: { Cookie: cookie } });
    expect([(await read('')).status, (await read(opened.cookie)).status]).toEqual([401, 200]);

    const { body: list } = await bought(opened.cookie);
    expect(list).toMatchObject({
      is_whole: false,
      orders: [{ number: placed.number, guides: [{ slug: GUIDE }] }],
    });
    const [order] = list.orders;
    const file = await fetch(shop.api.origin + order?.guides[0]?.files.pdf);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const receipt = await shop.api.call('GET', order?.receipt_url ?? '', {
      headers: { Cookie: opened.cookie },
    });
    expect([receipt.status, receipt.text.startsWith('%PDF')]).toEqual([200, true]);

    const [mail] = await mailsTo(body.email);
    expect(mail?.template).toBe('order-paid');
    expect(mail?.text).toMatch(/T2026-\d{5}/);
    expect(await shop.ledger(placed.number)).toEqual([`paid ${PRICE}`, 'fee 254']);
  });

  it('sets a cookie that scripts cannot read and refuses a forged one', async () => {
    const { ref } = await shop.buy();
    const answer = await shop.open({ ref });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^stillsam_kop=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await bought(`${answer.cookie.slice(0, -2)}xx`)).status).toBe(401);
    expect((await bought('')).status).toBe(401);
  });

  it('opens only its own order to the person who pays, and all of the address to the mailed link', async () => {
    const email = `samma-${crypto.randomUUID()}@exempel.se`;
    const [first, second] = [
      await shop.buy({ email }),
      await shop.buy({ email, items: [{ id: SOFT_START, quantity: 1 }] }),
    ];
    const one = await shop.open({ ref: second.ref });
    expect((await bought(one.cookie)).body.orders.map(({ number }) => number)).toEqual([second.number]);
    const both = await shop.open({ ref: first.ref }, one.cookie);
    expect((await bought(both.cookie)).body.orders).toHaveLength(2);

    const answers = [];
    for (const to of [email, 'ingen@exempel.se'])
      answers.push((await shop.api.call('POST', '/api/purchases/send', { body: { email: to } })).text);
    expect(answers[0]).toBe(answers[1]);
    const mails = await mailsTo(email);
    const token = /dina-kop\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    expect(mails.at(-1)?.template).toBe('purchases-link');
    const whole = await shop.open({ token });
    expect((await bought(whole.cookie)).body).toMatchObject({ is_whole: true, orders: [{}, {}] });
    expect((await shop.open({ token })).body).toMatchObject({ code: 'LINK_EXPIRED' });
    const { status, headers } = await shop.form('/api/purchases/open/form', { token: token ?? '' });
    expect([status, headers.get('location')]).toEqual([303, '/dina-kop?gammal-lank']);
  });

  it('stays closed to its order after a day, and to a file link after ten minutes', async () => {
    const { ref, number } = await shop.buy();
    const { cookie } = await shop.open({ ref });
    const { body } = await bought(cookie);
    await shop.api.query(`UPDATE orders SET confirmed_at = now() - interval '25 hours' WHERE number = $1`, [
      number,
    ]);
    expect((await shop.open({ ref })).status).toBe(409);
    const link = new URL(body.orders[0]?.guides[0]?.files.pdf ?? '', shop.api.origin);
    link.searchParams.set('exp', '1');
    expect((await shop.api.get(link.pathname + link.search)).body.code).toBe('LINK_INVALID');
  });
});

describe('payment', () => {
  it('stays possible after a refusal, by a new attempt', async () => {
    const { body } = await shop.place();
    await shop.press(body.url, 'decline');
    expect((await shop.state(body.ref)).body).toMatchObject({ state: 'failed', can_retry: true });
    const again = await shop.api.call<{ url: string }>('POST', `/api/payments/orders/${body.ref}/attempts`);
    expect(again.status).toBe(201);
    expect(again.body.url).not.toBe(body.url);
    await shop.press(again.body.url, 'pay');
    expect((await shop.state(body.ref)).body.state).toBe('paid');
    const paid = await shop.api.call('POST', `/api/payments/orders/${body.ref}/attempts`);
    expect([paid.status, paid.body.code]).toEqual([409, 'PAYMENT_STATE_CONFLICT']);
  });

  it.each(['swish', 'klarna'])(
    'waits for %s, cannot be tried twice meanwhile, and is paid later',
    async (method) => {
      const { body } = await shop.place();
      await shop.press(body.url, method);
      expect((await shop.state(body.ref)).body).toMatchObject({ state: 'waiting', method, can_retry: false });
      const again = await shop.api.call<{ url: string }>('POST', `/api/payments/orders/${body.ref}/attempts`);
      expect(again.body.url).toBe(`http://localhost:4200/checkout?order=${body.ref}`);
      await shop.api.query('UPDATE test_payments SET paid_at = now()');
      await shop.letTimePass();
      await shop.sweep();
      expect((await shop.state(body.ref)).body).toMatchObject({ state: 'paid', method });
    },
  );

  it('returns to the same page after a cancelled one', async () => {
    const { body } = await shop.place();
    await shop.press(body.url, 'cancel');
    expect((await shop.state(body.ref)).body).toMatchObject({ state: 'waiting', can_retry: true });
    const form = await shop.form(`/api/payments/orders/${body.ref}/attempts/form`, {});
    expect([form.status, form.headers.get('location')]).toEqual([303, body.url]);
  });

  it('honours money that comes after the end of the attempt and of the order', async () => {
    const { body } = await shop.place();
    await shop.api.query(`UPDATE test_payments SET expires_at = now() - interval '1 minute'`);
    expect((await shop.state(body.ref)).body.state).toBe('expired');
    await shop.api.query(`UPDATE orders SET created_at = now() - interval '2 days' WHERE number = $1`, [
      body.number,
    ]);
    await shop.letTimePass();
    await shop.sweep();
    await shop.api.query(
      `UPDATE test_payments SET state = 'paid', method = 'card', paid_at = now() WHERE key LIKE $1`,
      [`${body.number}%`],
    );
    await shop.letTimePass();
    await shop.sweep();
    expect((await shop.state(body.ref)).body.state).toBe('paid');
  });

  it('returns a second payment by itself and lists it', async () => {
    const { body } = await shop.place();
    await shop.press(body.url, 'decline');
    await shop.state(body.ref);
    const { body: again } = await shop.api.call<{ url: string }>(
      'POST',
      `/api/payments/orders/${body.ref}/attempts`,
    );
    await shop.press(again.url, 'pay');
    await shop.state(body.ref);
    await shop.api.query(
      `UPDATE test_payments SET state = 'paid', method = 'card', paid_at = now() WHERE key = $1`,
      [`${body.number}.1`],
    );
    await shop.letTimePass();
    await shop.sweep();
    expect(await shop.ledger(body.number)).toEqual([
      'paid 4900',
      'fee 254',
      'paid 4900',
      'fee 254',
      'refund 4900',
    ]);
    expect((await shop.state(body.ref)).body.state).toBe('paid');
    const { body: list } = await shop.api.get<{ stray_money: unknown[] }>('/api/admin/orders', shop.token);
    expect(list.stray_money).toContainEqual(
      expect.objectContaining({ problem: 'second', number: body.number, ore: 4900, is_returned: true }),
    );
  });

  it('delivers nothing for another amount, and asks for a hand', async () => {
    const { body } = await shop.place();
    await shop.api.query('UPDATE test_payments SET ore = 100 WHERE key LIKE $1', [`${body.number}%`]);
    await shop.press(body.url, 'pay');
    expect((await shop.state(body.ref)).body.state).toBe('failed');
    expect((await shop.open({ ref: body.ref })).status).toBe(404);
    const { body: list } = await shop.api.get<{ orders: { number: string; needs: string[] }[] }>(
      '/api/admin/orders',
      shop.token,
    );
    expect(list.orders[0]).toMatchObject({ number: body.number, needs: ['money'] });
    expect((await shop.refund(body.number, 100)).body).toMatchObject({ state: 'succeeded' });
  });

  it('delivers once however many look at once', async () => {
    const { body } = await shop.place();
    await shop.press(body.url, 'pay');
    const states = await Promise.all(Array.from({ length: 10 }, () => shop.state(body.ref)));
    expect(states.map(({ body: { state } }) => state)).toEqual(Array.from({ length: 10 }, () => 'paid'));
    expect(await shop.ledger(body.number)).toEqual(['paid 4900', 'fee 254']);
    const mails = await shop.api.query(
      `SELECT FROM mails WHERE subject LIKE 'Kvitto%' AND recipient = (
      SELECT email FROM orders WHERE number = $1)`,
      [body.number],
    );
    expect(mails).toHaveLength(1);
  });

  it('numbers receipts without a gap', async () => {
    await Promise.all(Array.from({ length: 5 }, () => shop.buy()));
    const rows = await shop.api.query<{ number: string }>(
      `SELECT receipt_number AS number FROM orders WHERE receipt_number IS NOT NULL ORDER BY receipt_number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, index) => `T2026-${String(index + 1).padStart(5, '0')}`),
    );
  });
});

describe('an order', () => {
  it('stays one order with one attempt however many times it is sent at once', async () => {
    const [body, key] = [shop.body(), `order-${crypto.randomUUID()}`];
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.placeBody(body, key)));
    expect(
      new Set(answers.map(({ status, body: { number, url } }) => `${status} ${number} ${url}`)).size,
    ).toBe(1);
    const attempts = await shop.api.query('SELECT FROM payment_attempts WHERE order_id = $1', [
      await shop.idOf(answers[0]?.body.number ?? ''),
    ]);
    expect(attempts).toHaveLength(1);
  });

  it.each([
    [{ country: 'NO' }, 'country', /bara sälja till dig som bor i Sverige/],
    [{ waives_withdrawal: false }, 'waives_withdrawal', /samtycker/],
    [{ waives_withdrawal: undefined }, 'waives_withdrawal', /samtycker/],
    [{ is_adult: false }, 'is_adult', /18 år/],
  ])('fails with %j, and says why at the field', async (fields, path, message) => {
    const { status, body } = await shop.place(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path, message: expect.stringMatching(message) }] });
  });

  it('leads a native form to the payment, and keeps what was typed in a wrong one', async () => {
    const form = {
      email: 'form@exempel.se',
      country: 'SE',
      product: QUIET_EVENINGS,
      key: `order-${crypto.randomUUID()}`,
      is_adult: 'true',
      accepts_terms: 'true',
      waives_withdrawal: 'true',
      terms_version: shop.termsVersion,
    };
    const { is_adult: _, ...young } = form;
    const wrong = await shop.form('/api/orders/form', young);
    expect(wrong.status).toBe(400);
    for (const text of ['value="form@exempel.se"', '18 år', 'Totalt 49,00', 'Köp och betala'])
      expect(wrong.text.replaceAll('\u00a0', ' ')).toContain(text);
    const { status, headers } = await shop.form('/api/orders/form', form);
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/api/payments/test/')]);
  });
});
