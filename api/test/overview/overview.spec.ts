import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import details from '../../../content/owner-details.json' with { type: 'json' };
import type { OverviewDto, OverviewWeekDto } from '../../src/modules/overview/overview.dto';
import type { Role } from '../../src/modules/auth/user.entity';
import { activeSubscriber } from '../support/newsletter';
import { PRICE, TestShop } from '../support/shop';
import { postBody, type TestApi } from '../support/test-api';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let api: TestApi;

beforeAll(async () => {
  shop = await TestShop.open();
  ({ api } = shop);
});
afterAll(() => shop.stop());

const read = async (token = shop.token) => (await api.get<OverviewDto>('/api/admin/overview', token)).body;
const item = async (id: string, token?: string) =>
  (await read(token)).to_do.find((one) => one.id === id) ?? null;
const toldTo = async (role: Role) => {
  const { token } = await api.signedIn(role);
  const week = await api.get<OverviewWeekDto>('/api/admin/overview/week', token);
  const { to_do, upcoming } = await read(token);
  return [
    ...to_do.map(({ id }) => id),
    ...upcoming.map(({ kind }) => kind),
    ...week.body.figures.map(({ id }) => id),
  ];
};
const addMessage = (hours: number) =>
  api.query(
    `INSERT INTO contact_messages (name, email, message, created_at)
     VALUES ('Rut', 'rut@exempel.se', 'Hej', now() - make_interval(hours => $1))`,
    [hours],
  );
/** Withdraws from an order, some days ago. */
async function withdraw(order: string, email: unknown, days: number): Promise<string> {
  const { body } = await api.call('POST', '/api/withdrawals', {
    body: { name: 'Rut', order, email },
    headers: { 'X-Forwarded-For': '192.0.2.77' },
  });
  await api.query(
    'UPDATE withdrawals SET created_at = created_at - make_interval(days => $2) WHERE reference = $1',
    [body.reference, days],
  );
  return String(body.reference);
}

describe('what waits', () => {
  it('counts messages until they are answered, with a day from the oldest', async () => {
    expect(await item('messages-unread')).toBeNull();
    await addMessage(19);
    await addMessage(2);
    const found = await item('messages-unread');
    expect(found?.count).toBe(2);
    const left = Date.parse(String(found?.due_at)) - Date.now();
    expect(left / HOUR_MS).toBeCloseTo(5, 1);
    const { body } = await api.get<{ messages: { id: string }[] }>('/api/admin/messages', shop.token);
    const change = (id: string | undefined, status: string) =>
      api.call('PATCH', `/api/admin/messages/${id}`, { token: shop.token, body: { status } });
    await change(body.messages[0]?.id, 'read');
    await change(body.messages[1]?.id, 'answered');
    expect(await item('messages-unread')).toBeNull();
    expect(await item('messages-read')).toMatchObject({ count: 1 });
    await change(body.messages[0]?.id, 'answered');
    expect(await item('messages-read')).toBeNull();
  });

  it('gives 14 days to return the money of a withdrawal, and none where nothing is owed', async () => {
    const body = shop.body();
    const { body: placed } = await shop.placeBody(body, `order-${crypto.randomUUID()}`);
    await shop.press(placed.url, 'pay');
    await shop.state(placed.ref);
    await withdraw(placed.number, body.email, 8);
    const refund = await item('refunds');
    expect(refund?.count).toBe(1);
    const days = (Date.parse(String(refund?.due_at)) - Date.now()) / (24 * HOUR_MS);
    expect(days).toBeCloseTo(6, 1);
    expect(await item('withdrawals')).toBeNull();
    await withdraw('ST-AAAA-AAAA', 'rut@exempel.se', 1);
    expect(await item('withdrawals')).toEqual({ id: 'withdrawals', count: 1, due_at: null });
    await shop.refund(placed.number, PRICE);
    await api.query(`UPDATE withdrawals SET status = 'handled'`);
    expect(await item('refunds')).toBeNull();
    expect(await item('withdrawals')).toBeNull();
  });

  it('counts disputed purchases with the last moment for evidence', async () => {
    const { number } = await shop.buy();
    const due = new Date('2027-01-10T12:00:00Z');
    await api.query(
      `INSERT INTO payment_disputes (order_id, attempt_id, ref, ore, state, due_at)
       SELECT order_id, id, 'dp_1', $2, 'open', $3 FROM payment_attempts WHERE order_id = $1`,
      [await shop.idOf(number), PRICE, due],
    );
    expect(await item('orders')).toEqual({ id: 'orders', count: 1, due_at: due.toISOString() });
    await api.query(`UPDATE payment_disputes SET state = 'won'`);
    expect(await item('orders')).toBeNull();
  });

  it('counts mails that failed within a week, but not those about what waits', async () => {
    const fail = (template: string, days: number) =>
      api.query(
        `INSERT INTO mails (recipient, template, subject, headers, status, attempts, expires_at, finished_at)
         VALUES ('rut@exempel.se', $1, 'Hej', '{}', 'failed', 1, now(), now() - make_interval(days => $2))`,
        [template, days],
      );
    await fail('order-paid', 8);
    await fail('to-do', 1);
    expect(await item('mails-failed')).toBeNull();
    await fail('order-paid', 6);
    expect(await item('mails-failed')).toMatchObject({ count: 1 });
  });

  it('counts mails that have waited for more than a quarter, and no newer ones', async () => {
    const wait = (minutes: number) =>
      api.query(
        `INSERT INTO mails (recipient, template, subject, headers, status, attempts, expires_at, created_at)
         VALUES ('rut@exempel.se', 'order-paid', 'Hej', '{}', 'queued', 0, now() + interval '1 day',
           now() - make_interval(mins => $1))`,
        [minutes],
      );
    await wait(14);
    expect(await item('mails-waiting')).toBeNull();
    await wait(16);
    expect(await item('mails-waiting')).toEqual({ id: 'mails-waiting', count: 1, due_at: null });
    const { body } = await api.get<{ waiting: unknown }>('/api/admin/outbox', shop.token);
    expect(body.waiting).toEqual({ count: 1, since: expect.any(String), has_server: false });
    await api.query(`DELETE FROM mails WHERE subject = 'Hej' AND status = 'queued'`);
    expect((await api.get<{ waiting: unknown }>('/api/admin/outbox', shop.token)).body.waiting).toBeNull();
  });

  it('tells paused letters, those under way and those of an unknown end apart', async () => {
    const add = (status: string, welcomeDays: number | null = null) =>
      api.query<{ id: string }>(
        `INSERT INTO campaigns (slug, status, started_at, welcome_days) VALUES ($1, $2, now(), $3) RETURNING id`,
        [crypto.randomUUID(), status, welcomeDays],
      );
    await add('sending');
    await add('sending', 3);
    await add('paused');
    const [sent] = await add('sent');
    await api.query(
      `INSERT INTO campaign_recipients (campaign_id, domain, state, due_at) VALUES ($1, 'exempel.se', 'uncertain', now())`,
      [sent?.id],
    );
    for (const id of ['letters-sending', 'letters-paused', 'letters-uncertain'])
      expect(await item(id)).toEqual({ id, count: 1, due_at: null });
  });

  it('counts the company facts that are missing and the crisis lines that nobody has checked', async () => {
    expect(await item('company-facts')).toMatchObject({
      count: details.filter(({ isRequired }) => isRequired).length,
    });
    expect((await item('crisis-lines'))?.count).toBeGreaterThan(0);
  });

  it('counts the texts that were sent to the reviewer who asks', async () => {
    const reviewer = await api.signedIn('reviewer');
    const other = await api.signedIn('reviewer');
    const made = await api.call('POST', '/api/blog/posts', {
      token: shop.token,
      body: postBody({ status: 'draft' }),
    });
    await api.call('POST', `/api/blog/admin/posts/${String(made.body.id)}/reviews`, {
      token: shop.token,
      body: { reviewer_id: reviewer.id, legitimation: 'psykolog (prov)', version: 1 },
    });
    expect(await item('reviews', reviewer.token)).toMatchObject({ count: 1 });
    expect(await item('reviews', other.token)).toBeNull();
  });
});

describe('what comes', () => {
  it('lists scheduled posts and letters, the next first', async () => {
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    const later = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    const post = postBody({ title: 'Om vila', status: 'draft', publish_at: later });
    const made = await api.call('POST', '/api/blog/posts', { token: shop.token, body: post });
    const [letter] = await api.query<{ id: string }>(
      `INSERT INTO campaigns (slug, subject, status, send_at) VALUES ('ett-brev', 'Ett brev', 'scheduled', $1) RETURNING id`,
      [soon],
    );
    expect((await read()).upcoming).toEqual([
      { kind: 'letter', id: letter?.id, title: 'Ett brev', at: soon },
      { kind: 'post', id: made.body.id, title: 'Om vila', at: later },
    ]);
  });
});

describe('the week', () => {
  const figure = async (id: string) => {
    const { body } = await api.get<OverviewWeekDto>('/api/admin/overview/week', shop.token);
    return body.figures.find((one) => one.id === id)?.days ?? [];
  };

  it('has seven days, today last, with the subscribers and the sales of each', async () => {
    const before = (await figure('test-sales')).at(-1)?.value ?? 0;
    await shop.buy();
    const sales = await figure('test-sales');
    expect(sales).toHaveLength(7);
    expect((await figure('sales')).every(({ value }) => value === 0)).toBe(true);
    expect(sales.at(-1)?.value).toBe(before + PRICE);
    expect(sales.map(({ day }) => day)).toEqual(sales.map(({ day }) => day).sort());
    await activeSubscriber(api, 'ny@exempel.se');
    expect((await figure('subscribers-confirmed')).at(-1)?.value).toBe(1);
    expect((await figure('subscribers-left')).map(({ value }) => value)).toEqual(Array(7).fill(0));
  });
});

describe('each role', () => {
  it('sees what belongs to its areas and nothing else', async () => {
    await addMessage(1);
    expect(await toldTo('editor')).toEqual(expect.arrayContaining(['letters-paused', 'letter', 'post']));
    for (const id of await toldTo('editor')) expect(id).toMatch(/^(letter|post)/);
    for (const id of await toldTo('care'))
      expect(id).toMatch(/^(messages|orders|refunds|withdrawals|payments)/);
    expect(await toldTo('care')).toContain('messages-unread');
    for (const role of ['team', 'reviewer', 'user'] as const) expect(await toldTo(role)).toEqual([]);
  });
});
