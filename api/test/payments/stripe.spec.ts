import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestShop, type Placed } from '../support/shop';
import { StripeStandIn, WEBHOOK_SECRET } from '../support/stripe-stand-in';
import { eventually } from '../support/test-api';
import { isLong, testedApi } from '../support/tested-api';

let stripe: StripeStandIn;
let shop: TestShop;

beforeAll(async () => {
  stripe = new StripeStandIn();
  shop = await TestShop.open({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: 'whsec_the_new_one',
    STRIPE_WEBHOOK_SECRET_OLD: WEBHOOK_SECRET,
    STRIPE_API_ORIGIN: await stripe.listen(),
  });
  stripe.webhookUrl = `${shop.api.origin}/api/payments/notices/stripe`;
});
beforeEach(() => {
  Object.assign(stripe, { requestFault: 'none', noticeFault: 'none', refundStatus: 'succeeded' });
});
afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

const sessionOf = ({ url }: Pick<Placed, 'url'>) => url.split('/').at(-1) ?? '';
const isPaid = async ({ ref }: Placed) => (await shop.state(ref)).body.state === 'paid';
const statusOf = async ({ number }: Placed) => {
  const [row] = await shop.api.query<{ status: string }>('SELECT status FROM orders WHERE number = $1', [
    number,
  ]);
  return row?.status;
};
const place = async () => (await shop.place()).body;
const pass = async () => {
  await shop.letTimePass();
  await shop.sweep();
};

async function ledgerSum(): Promise<number> {
  const [row] = await shop.api.query<{ sum: number }>(
    `SELECT coalesce(sum(CASE WHEN kind IN ('paid', 'refund_failed', 'dispute_won') THEN ore ELSE -ore END), 0)::integer AS sum
     FROM ledger_entries`,
  );
  return row?.sum ?? 0;
}

describe('a notice', () => {
  it('makes the order paid without the buyer returning', async () => {
    const order = await place();
    await stripe.pay(sessionOf(order), { method: 'swish' });
    await eventually(async () => (await statusOf(order)) === 'paid');
    expect((await shop.state(order.ref)).body).toMatchObject({ state: 'paid', method: 'swish' });
  });

  it.each(['unsigned', 'old'] as const)('gets 400 when it is %s, and changes nothing', async (fault) => {
    const order = await place();
    stripe.noticeFault = 'lost';
    await stripe.pay(sessionOf(order));
    const payload = JSON.stringify({
      id: `evt_${fault}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: sessionOf(order) } },
    });
    expect(await stripe.post(payload, fault)).toBe(400);
    expect(await shop.api.query('SELECT FROM payment_notices WHERE event_id = $1', [`evt_${fault}`])).toEqual(
      [],
    );
    expect(await statusOf(order)).toBe('placed');
  });

  it('stays visible when no order has its payment', async () => {
    const payload = JSON.stringify({
      id: 'evt_unknown',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_unknown' } },
    });
    expect([await stripe.post(payload), await stripe.post(payload)]).toEqual([200, 200]);
    const stray = async () =>
      (
        await shop.api.get<{ stray_money: { id: string; ref: string; problem: string }[] }>(
          '/api/admin/orders',
          shop.token,
        )
      ).body.stray_money;
    await eventually(async () => (await stray()).length > 0);
    const unknown = async () => (await stray()).filter(({ ref }) => ref === 'cs_unknown');
    const [{ id = '' } = {}, ...others] = await unknown();
    expect(others).toEqual([]);
    expect(await unknown()).toMatchObject([{ problem: 'unknown', is_handled: false }]);
    const handle = (entry: string) =>
      shop.api.call('POST', `/api/admin/orders/stray-money/${entry}/handled`, { token: shop.token });
    expect((await handle(id)).status).toBe(204);
    expect(await unknown()).toMatchObject([{ is_handled: true }]);
    for (const other of ['notice-999', 'order-1', 'notice-x']) expect((await handle(other)).status).toBe(404);
  });

  it('says no more than where to look: one that says paid of an unpaid session changes nothing', async () => {
    const order = await place();
    const payload = JSON.stringify({
      id: 'evt_lie',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: sessionOf(order), payment_status: 'paid' } },
    });
    expect(await stripe.post(payload)).toBe(200);
    await pass();
    expect(await statusOf(order)).toBe('placed');
  });

  it('leaves its work to the next look of the sweeper when all are lost', async () => {
    stripe.noticeFault = 'lost';
    const orders = [await place(), await place(), await place()];
    for (const order of orders) await stripe.pay(sessionOf(order));
    await pass();
    expect(await Promise.all(orders.map(statusOf))).toEqual(['paid', 'paid', 'paid']);
  });

  it.each(['doubled', 'delayed'] as const)('delivers once when it is %s', async (fault) => {
    stripe.noticeFault = fault;
    const order = await place();
    await stripe.sendIn(sessionOf(order));
    await stripe.pay(sessionOf(order));
    await stripe.sendDelayed();
    await eventually(() => isPaid(order));
    expect(await shop.ledger(order.number)).toEqual(['paid 4900', 'fee 253']);
  });
});

describe('a fault of the provider', () => {
  it.each(['cut before', '500 before'] as const)(
    'leaves an order that can be tried again (%s)',
    async (fault) => {
      stripe.requestFault = fault;
      const order = await place();
      expect(order.url).toBe(`http://localhost:4200/checkout?order=${order.ref}`);
      expect((await shop.state(order.ref)).body).toMatchObject({ can_retry: true });
      stripe.requestFault = 'none';
      const { status, body } = await shop.api.call<{ url: string }>(
        'POST',
        `/api/payments/orders/${order.ref}/attempts`,
      );
      expect([status, body.url]).toEqual([201, expect.stringContaining('checkout.stripe.com')]);
      await stripe.pay(sessionOf(body));
      await eventually(() => isPaid(order));
    },
  );

  it.each(['cut after storing', '500 after storing'] as const)(
    'starts no payment that can be paid twice (%s)',
    async (fault) => {
      let isFirst = true;
      stripe.requestFault = () => (isFirst ? ((isFirst = false), fault) : 'none');
      const order = await place();
      const { body } = await shop.api.call<{ url: string }>(
        'POST',
        `/api/payments/orders/${order.ref}/attempts`,
      );
      await stripe.pay(sessionOf(body));
      await eventually(() => isPaid(order));
      expect(await shop.ledger(order.number)).toEqual(['paid 4900', 'fee 253']);
    },
  );

  it.each(['cut after storing', '500 after storing', 'cut before'] as const)(
    'returns money once (%s)',
    async (fault) => {
      const order = await place();
      await stripe.pay(sessionOf(order));
      await eventually(() => isPaid(order));
      let isFirst = true;
      stripe.requestFault = () => (isFirst ? ((isFirst = false), 'none') : fault);
      // The SDK itself asks three times.
      const { status } = await shop.refund(order.number, 1000);
      expect(status).toBe(201);
      stripe.requestFault = 'none';
      await pass();
      expect((await shop.ledger(order.number)).filter((entry) => entry.startsWith('refund'))).toEqual([
        'refund 1000',
      ]);
    },
  );
});

describe('money that goes back', () => {
  const paid = async () => {
    const order = await place();
    await stripe.pay(sessionOf(order));
    await eventually(() => isPaid(order));
    return order;
  };

  it('enters the ledger when it was sent at the provider, and ends the right', async () => {
    const order = await paid();
    await stripe.refundThere(sessionOf(order), 4900);
    await eventually(async () => (await statusOf(order)) === 'refunded');
    expect((await shop.state(order.ref)).body.state).toBe('refunded');
  });

  it('asks for a hand when it comes back after all', async () => {
    const order = await paid();
    await shop.refund(order.number, 4900);
    await stripe.failRefund(stripe.refunds.at(-1)?.id ?? '');
    await eventually(async () => (await shop.ledger(order.number)).includes('refund_failed 4900'));
    const { body } = await shop.api.get(`/api/admin/orders/${await shop.idOf(order.number)}`, shop.token);
    expect(body).toMatchObject({ needs: ['refund_failed'], kept_ore: 4647 + 253 });
  });

  it('waits for a slow refund and then says so', async () => {
    const order = await paid();
    stripe.refundStatus = 'pending';
    expect((await shop.refund(order.number, 4900)).body.state).toBe('pending');
    expect(await statusOf(order)).toBe('paid');
    const refund = stripe.refunds.at(-1);
    if (refund) refund.status = 'succeeded';
    await pass();
    expect(await statusOf(order)).toBe('refunded');
  });

  it('enters the ledger without its fee, and with it once the provider knows it', async () => {
    stripe.isFeeKnown = false;
    const order = await paid();
    expect(await shop.ledger(order.number)).toEqual(['paid 4900']);
    stripe.isFeeKnown = true;
    await pass();
    expect(await shop.ledger(order.number)).toEqual(['paid 4900', 'fee 253']);
  });

  it('shows as a dispute with its deadline', async () => {
    const order = await paid();
    await stripe.dispute(sessionOf(order));
    await eventually(async () => (await shop.ledger(order.number)).includes('dispute 4900'));
    const { body } = await shop.api.get(`/api/admin/orders/${await shop.idOf(order.number)}`, shop.token);
    expect(body).toMatchObject({
      needs: ['dispute'],
      disputes: [{ state: 'open', due_at: expect.any(String) }],
      refundable_ore: 0,
    });
    const refund = await shop.refund(order.number, 100);
    expect([refund.status, refund.body.code]).toEqual([409, 'REFUND_TOO_LARGE']);
  });
});

it('sets a day without notices right in one look', async () => {
  const paid = await place();
  const returned = await place();
  const bounced = await place();
  const disputed = await place();
  const expired = await place();
  const open = await place();
  for (const order of [returned, bounced, disputed]) {
    await stripe.pay(sessionOf(order));
    await eventually(() => isPaid(order));
  }
  stripe.noticeFault = 'lost';
  await stripe.sendIn(sessionOf(open));
  await stripe.pay(sessionOf(paid));
  await stripe.expire(sessionOf(expired));
  await stripe.dispute(sessionOf(disputed));
  for (const order of [returned, bounced]) await stripe.refundThere(sessionOf(order), 4900);
  await stripe.failRefund(stripe.refunds.at(-1)?.id ?? '');
  await shop.api.query(
    `UPDATE payment_attempts SET created_at = created_at - interval '1 day', read_at = read_at - interval '1 day',
       final_at = final_at - interval '1 day'`,
  );
  await shop.api.query(`UPDATE orders SET created_at = created_at - interval '1 day'`);
  await shop.api.query(`UPDATE payment_comparisons SET day = day - 1`);
  await shop.sweep();
  const orders = [paid, returned, bounced, disputed, expired, open];
  expect(await Promise.all(orders.map(statusOf))).toEqual([
    'paid',
    'refunded',
    'paid',
    'paid',
    'expired',
    'placed',
  ]);
  expect(await shop.ledger(disputed.number)).toContain('dispute 4900');
  expect(await ledgerSum()).toBe(stripe.balance());
});

it('equals the balance of the provider to the öre, and the comparison finds nothing missing', async () => {
  stripe.noticeFault = 'lost';
  const order = await place();
  await stripe.pay(sessionOf(order));
  const missing = await shop.api.app.get(testedApi.Comparison).run();
  expect([missing, await ledgerSum()]).toEqual([0, stripe.balance()]);
  expect(await statusOf(order)).toBe('paid');
});

const EVENTS = ['sendIn', 'pay', 'expire', 'failLater', 'look'] as const;

/** All orders of up to so many of the events. */
function ordersOf(most: number, before: (typeof EVENTS)[number][] = []): (typeof EVENTS)[number][][] {
  if (before.length === most) return [before];
  const next = EVENTS.filter((event) => !before.includes(event)).flatMap((event) =>
    ordersOf(most, [...before, event]),
  );
  return before.length ? [before, ...next] : next;
}

it(
  'ends in one state, whatever the order of events',
  async () => {
    const orders = ordersOf(isLong ? 5 : 3);
    for (const events of orders) {
      const order = await place();
      for (const [index, event] of events.entries()) {
        stripe.noticeFault = (['none', 'lost', 'doubled', 'delayed'] as const)[index % 4] ?? 'none';
        if (event === 'look') await shop.state(order.ref);
        else await stripe[event](sessionOf(order));
      }
      await stripe.sendDelayed();
      await shop.api.query(
        `UPDATE payment_attempts SET read_at = NULL, created_at = now() - interval '2 hours' WHERE order_id = $1`,
        [await shop.idOf(order.number)],
      );
      await shop.sweep();
      const expected = events.includes('pay') ? ['paid 4900', 'fee 253'] : [];
      expect([events.join(), await shop.ledger(order.number), (await statusOf(order)) === 'paid']).toEqual([
        events.join(),
        expected,
        events.includes('pay'),
      ]);
    }
    expect(await ledgerSum()).toBe(stripe.balance());
  },
  isLong ? 900_000 : 300_000,
);
