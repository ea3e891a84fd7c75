import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QUIET_EVENINGS, SOFT_START, TestShop } from '../support/shop';
import { parseSie } from '../support/sie-parser';

const BOTH = [
  { id: QUIET_EVENINGS, quantity: 1 },
  { id: SOFT_START, quantity: 2 },
];
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop.stop());

const read = async (number: string) =>
  (await shop.api.get<Detail>(`/api/admin/orders/${await shop.idOf(number)}`, shop.token)).body;

interface Detail {
  id: string;
  status: string;
  note: string;
  email: string;
  needs: string[];
  refundable_ore: number;
  is_withdrawn: boolean;
  timeline: { kind: string; text: string }[];
  refunds: { number: string; state: string }[];
  withdrawals: {
    id: string;
    refund_before: string | null;
    status: string;
    refunded_ore: number;
    refundable_ore: number;
  }[];
}

async function bytesOf(path: string): Promise<Buffer> {
  const answer = await fetch(shop.api.origin + path, { headers: { Authorization: `Bearer ${shop.token}` } });
  return Buffer.from(await answer.arrayBuffer());
}

describe('a refund', () => {
  it('goes in parts up to what was paid, and no further', async () => {
    const { number } = await shop.buy({ items: BOTH });
    expect((await shop.refund(number, 5000)).body).toMatchObject({
      state: 'succeeded',
      number: expect.stringMatching(/^KT2026-/),
    });
    expect((await read(number)).refundable_ore).toBe(9700);
    const beyond = await shop.refund(number, 9701);
    expect([beyond.status, beyond.body.code]).toEqual([409, 'REFUND_TOO_LARGE']);
    expect((await shop.refund(number, 9700)).status).toBe(201);
    expect(await read(number)).toMatchObject({ status: 'refunded', refundable_ore: 0 });
    expect((await shop.refund(number, 1)).status).toBe(409);
  });

  it('meets the database itself beyond what was paid, and so do changes of the ledger', async () => {
    const { number } = await shop.buy();
    const id = await shop.idOf(number);
    const insert = (ore: number) =>
      shop.api.query(
        `INSERT INTO ledger_entries (order_id, attempt_id, kind, ore, ref)
         SELECT order_id, attempt_id, 'refund', $2, gen_random_uuid()::text FROM ledger_entries WHERE order_id = $1 AND kind = 'paid'`,
        [id, ore],
      );
    await expect(insert(4901)).rejects.toThrow('A refund goes beyond what was paid');
    await insert(4900);
    await expect(insert(1)).rejects.toThrow('A refund goes beyond what was paid');
    for (const change of ['UPDATE ledger_entries SET ore = 1', 'DELETE FROM ledger_entries'])
      await expect(shop.api.query(`${change} WHERE order_id = $1`, [id])).rejects.toThrow('append-only');
  });

  it('may be told to have gone another way, which ends the withdrawal and stands in the note', async () => {
    const body = shop.body();
    const { number } = await shop.buy({ email: body.email });
    await shop.api.call('POST', '/api/withdrawals', {
      body: { name: 'Kim', order: number, email: body.email },
    });
    const id = (await read(number)).withdrawals[0]?.id;
    const handle = () =>
      shop.api.call<{ status: string; refund_before: string | null }>(
        'PATCH',
        `/api/admin/withdrawals/${id}`,
        {
          token: shop.token,
          body: { status: 'handled', returned: ' Swish 27 november ' },
        },
      );
    const marks = async () =>
      (await read(number)).timeline.filter(({ kind }) => kind === 'handled').map(({ text }) => text);
    expect(await marks()).toEqual([]);
    expect((await handle()).body).toMatchObject({ status: 'handled', refund_before: null });
    await handle();
    expect(await marks()).toEqual([expect.stringMatching(/^Ångern markerades som hanterad av \S.*\.$/)]);
    const { note, needs, refundable_ore, is_withdrawn } = await read(number);
    expect(note).toMatch(/^\d+ \S+ 20\d\d: Swish 27 november$/);
    expect([needs, refundable_ore, is_withdrawn]).toEqual([[], 4900, true]);
  });

  it('stands beside its withdrawal alike in the list and on the page, step by step', async () => {
    const body = shop.body();
    const { body: placed } = await shop.placeBody(body, `order-${crypto.randomUUID()}`);
    const { number } = placed;
    await shop.api.call('POST', '/api/withdrawals', {
      body: { name: 'Kim', order: number, email: body.email },
    });
    const moneyOf = async () => {
      const list = await shop.api.get<{ withdrawals: object[] }>(
        `/api/admin/withdrawals?search=${number}`,
        shop.token,
      );
      const { withdrawals, refundable_ore } = await read(number);
      expect(list.body.withdrawals).toEqual(withdrawals);
      expect(withdrawals).toMatchObject([{ is_test: true, pending_ore: 0, refundable_ore }]);
      return withdrawals.map((one) => [one.refund_before !== null, one.refunded_ore, one.refundable_ore]);
    };
    expect(await moneyOf()).toEqual([[false, 0, 0]]);
    await shop.press(placed.url, 'pay');
    await shop.state(placed.ref);
    expect(await moneyOf()).toEqual([[true, 0, 4900]]);
    await shop.refund(number, 1900);
    expect(await moneyOf()).toEqual([[true, 1900, 3000]]);
    await shop.refund(number, 3000);
    expect(await moneyOf()).toEqual([[false, 4900, 0]]);
  });

  it('happens once however many times it is sent, and never beyond what was paid in parallel', async () => {
    const { number } = await shop.buy();
    const key = `refund-${crypto.randomUUID()}`;
    const same = await Promise.all(Array.from({ length: 5 }, () => shop.refund(number, 2000, key)));
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => shop.refund(number, 1500)));
    expect(others.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await shop.refund(number, 2001, key)).status).toBe(422);
  });

  it('requires a paid order', async () => {
    const { body: unpaid } = await shop.place();
    expect((await shop.refund(unpaid.number, 100)).body.code).toBe('PAYMENT_STATE_CONFLICT');
    expect((await shop.refund('ST-2222-2222', 100)).status).toBe(404);
  });
});

describe('the page of an order', () => {
  it('shows a withdrawal with its deadline, and ends it with the refund', async () => {
    const body = shop.body();
    const { body: placed } = await shop.placeBody(body, `order-${crypto.randomUUID()}`);
    await shop.press(placed.url, 'pay');
    const { cookie } = await shop.open({ ref: (await shop.state(placed.ref)).body && placed.ref });
    await shop.api.call('GET', '/api/guides/stilla-kvall/sessions/2', { headers: { Cookie: cookie } });
    await shop.api.call('POST', '/api/withdrawals', {
      body: { name: 'Kim', order: placed.number, email: body.email },
    });
    const before = await read(placed.number);
    expect(before).toMatchObject({
      needs: ['withdrawal'],
      withdrawals: [{ status: 'received', refund_before: expect.any(String) }],
    });
    const [listed] = (
      await shop.api.get<{ withdrawals: { id: string }[] }>(
        `/api/admin/withdrawals?search=${placed.number}`,
        shop.token,
      )
    ).body.withdrawals;
    const handled = await shop.api.call<{ code: string }>('PATCH', `/api/admin/withdrawals/${listed?.id}`, {
      token: shop.token,
      body: { status: 'handled' },
    });
    expect([handled.status, handled.body.code]).toEqual([409, 'ORDER_STATUS_CONFLICT']);
    expect((await read(placed.number)).needs).toEqual(['withdrawal']);
    await shop.refund(placed.number, 4900);
    const after = await read(placed.number);
    expect(after).toMatchObject({
      status: 'withdrawn',
      needs: [],
      withdrawals: [{ status: 'handled', refund_before: null }],
    });
    const kinds = after.timeline.map(({ kind }) => kind);
    expect(kinds).not.toContain('handled');
    expect(kinds).toEqual(
      expect.arrayContaining(['placed', 'tried', 'paid', 'opened', 'mailed', 'withdrawn', 'refunded']),
    );
    expect(
      (await shop.api.call('GET', '/api/guides/stilla-kvall/sessions/2', { headers: { Cookie: cookie } }))
        .status,
    ).toBe(401);
  });

  it('takes a note and another address, and mails the receipt there again', async () => {
    const { number } = await shop.buy();
    const id = await shop.idOf(number);
    const change = { note: 'Ringde.', email: `ratt-${id}@exempel.se` };
    const { body } = await shop.api.call('PATCH', `/api/admin/orders/${id}`, {
      token: shop.token,
      body: change,
    });
    expect(body).toMatchObject(change);
    expect((await shop.api.call('POST', `/api/admin/orders/${id}/mails`, { token: shop.token })).status).toBe(
      200,
    );
    expect(
      await shop.api.query(`SELECT FROM mails WHERE recipient = $1 AND template = 'order-paid'`, [
        change.email,
      ]),
    ).toHaveLength(1);
    const { body: unpaid } = await shop.place();
    const none = await shop.api.call('POST', `/api/admin/orders/${await shop.idOf(unpaid.number)}/mails`, {
      token: shop.token,
    });
    expect(none.status).toBe(409);
  });

  it('comes up by number, address, state and day', async () => {
    const { number } = await shop.buy();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());
    const find = async (query: string) =>
      (
        await shop.api.get<{ orders: { number: string }[] }>(`/api/admin/orders?${query}`, shop.token)
      ).body.orders.map((order) => order.number);
    expect(await find(`search=${number}&state=paid&from=${today}&to=${today}`)).toEqual([number]);
    expect(await find(`search=${number}&state=expired`)).toEqual([]);
    expect(await find(`search=${number}&to=2026-01-01`)).toEqual([]);
    const { status, body } = await shop.api.get<{ issues: { path: string }[] }>(
      '/api/admin/orders?from=2026-11-31',
      shop.token,
    );
    expect([status, body.issues[0]?.path]).toEqual([400, 'from']);
  });
});

describe('the books', () => {
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })
    .format(new Date())
    .slice(0, 7);

  it('shows for a month what was sold, returned and charged', async () => {
    const [sums] = await shop.api.query<{ sold: number; refunded: number; fee: number }>(
      `SELECT sum(ore) FILTER (WHERE kind = 'paid')::integer AS sold, sum(ore) FILTER (WHERE kind = 'refund')::integer AS refunded,
         sum(ore) FILTER (WHERE kind = 'fee')::integer AS fee FROM ledger_entries`,
    );
    const { body } = await shop.api.get<{ vat: { net_ore: number; vat_ore: number }[] }>(
      `/api/admin/ledger?month=${month}`,
      shop.token,
    );
    expect(body).toMatchObject({
      is_test: true,
      sold_ore: sums?.sold,
      refunded_ore: sums?.refunded,
      fee_ore: sums?.fee,
      vat: [{ percent: 25 }],
    });
    const [rate] = body.vat;
    expect((rate?.net_ore ?? 0) + (rate?.vat_ore ?? 0)).toBe((sums?.sold ?? 0) - (sums?.refunded ?? 0));
  });

  it('exports as SIE 4 in code page 437, each verification summing to zero', async () => {
    const file = await bytesOf(`/api/admin/ledger/sie?year=${month.slice(0, 4)}`);
    const { items, verifications } = parseSie(file);
    expect(items.get('#FORMAT')).toEqual([['PC8']]);
    expect(items.get('#SIETYP')).toEqual([['4']]);
    expect(items.get('#FNAMN')?.[0]?.[0]).toMatch(/^TEST /);
    expect(items.get('#PROSA')).toEqual([['Testköp. Filen hör inte till bokföringen.']]);
    expect(verifications.length).toBeGreaterThan(3);
    for (const { rows } of verifications) expect(rows.reduce((sum, { ore }) => sum + ore, 0)).toBe(0);
    expect(verifications.map(({ number }) => number)).toEqual(
      verifications.map((_, index) => String(index + 1)),
    );
    expect(verifications[0]?.text).toMatch(/^Försäljning, kvitto T2026-/);
    const accounts = new Set((items.get('#KONTO') ?? []).map(([number]) => number));
    expect(verifications.flatMap(({ rows }) => rows).every(({ account }) => accounts.has(account))).toBe(
      true,
    );
    const total = (account: string) =>
      verifications
        .flatMap(({ rows }) => rows)
        .reduce((sum, row) => sum + (row.account === account ? row.ore : 0), 0);
    const [kept] = await shop.api.query<{ ore: number }>(
      `SELECT sum(CASE kind WHEN 'paid' THEN ore ELSE -ore END)::integer AS ore FROM ledger_entries`,
    );
    expect(total('1580')).toBe(kept?.ore);
  });

  it('exports as CSV', async () => {
    const text = (await bytesOf(`/api/admin/ledger/csv?month=${month}`)).toString();
    expect(text).toContain('Dag,Händelse,In,Ut,Nummer,Order,Referens');
    expect(text).toMatch(/Återbetalt,,20\.00,KT2026-/);
  });
});
