import { once } from 'node:events';
import pg from 'pg';
import { serveApi } from './api-process';
import { someCaller } from './newsletter';
import { orderBody } from './shop';
import { StripeStandIn, WEBHOOK_SECRET, type NoticeFault, type RequestFault } from './stripe-stand-in';
import { eventually } from './test-api';

const BUYERS = 6;
const MAX_RUN_MS = 120_000;
/** Of the sweeper at everything that is not paid. */
const MAX_LOOKS = 5;
/** For what the last look has found. */
const SETTLING_MS = 3000;
const REQUEST_FAULTS: RequestFault[] = ['cut before', 'cut after storing', '500 before', '500 after storing'];
const NOTICE_FAULTS: NoticeFault[] = ['lost', 'doubled', 'delayed', 'unsigned', 'old'];

export interface PaymentReport {
  /** Orders that the provider has money for. */
  paid: number;
  /** Differences between the provider, the ledger and what was delivered; empty where all is well. */
  problems: string[];
}

/** Buys while the API is killed at random moments, with every fault of the stand-in mixed in. */
export async function killWhilePaying(
  databaseUrl: string,
  { payments, kills }: { payments: number; kills: number },
): Promise<PaymentReport> {
  const stripe = new StripeStandIn();
  const environment = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_SWEEP_SECONDS: '1',
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_ORIGIN: await stripe.listen(),
  };
  let api = await serveApi(environment);
  stripe.webhookUrl = `${api.origin}/api/payments/notices/stripe`;
  stripe.requestFault = () => (Math.random() < 0.08 ? pick(REQUEST_FAULTS) : 'none');
  stripe.noticeFault = () => (Math.random() < 0.4 ? pick(NOTICE_FAULTS) : 'none');
  const order = await orderBody(api.origin, 'EMAIL');
  const left = Array.from({ length: payments }, (_, index) => index);
  const shop = { origin: () => api.origin, order, stripe };
  const buyers = Array.from({ length: BUYERS }, async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await buy(shop, next);
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    const until = payments - Math.floor((payments * kill) / (kills + 1));
    await eventually(() => left.length <= until, MAX_RUN_MS);
    await pause(Math.random() * 50);
    const gone = once(api.process, 'exit');
    api.process.kill('SIGKILL');
    await gone;
    // On the same port, as behind a balancer.
    api = await serveApi(environment, api.port);
  }
  await Promise.all(buyers);
  await stripe.sendDelayed();
  stripe.requestFault = 'none';
  const problems = await settleAll(databaseUrl, stripe, payments);
  const paid = paidNumbers(stripe).size;
  api.process.kill('SIGKILL');
  await stripe.close();
  return { paid, problems };
}

interface Shop {
  origin: () => string;
  /** The body of an order, with EMAIL for its address. */
  order: string;
  stripe: StripeStandIn;
}

/** Places until it is answered, as a browser does with its key, and then pays in one of several ways. */
async function buy({ origin, order, stripe }: Shop, index: number): Promise<void> {
  const key = `killed-payment-${String(index).padStart(6, '0')}`;
  const body = order.replace('EMAIL', `k${index}@exempel.se`);
  const place = () => post(`${origin()}/api/orders`, body, key);
  let placed = await untilAnswered(place);
  for (let tries = 0; !placed.url.includes('checkout.stripe.com') && tries < 20; tries += 1) {
    await pause(20);
    placed = {
      ...placed,
      ...(await untilAnswered(() => post(`${origin()}/api/payments/orders/${placed.ref}/attempts`, '{}'))),
    };
  }
  const session = placed.url.split('/').at(-1) ?? '';
  if (!stripe.sessions.has(session)) return;
  if (index % 5 === 1) await stripe.sendIn(session);
  // A second session of the order is paid too, and so is one whose time is over.
  if (index % 7 === 2) await stripe.expire(session);
  const again =
    index % 7 === 2
      ? await post(`${origin()}/api/payments/orders/${placed.ref}/attempts`, '{}').catch(() => null)
      : null;
  if (again) await stripe.pay(again.url?.split('/').at(-1) ?? '').catch(() => {});
  await stripe.pay(session);
  await fetch(`${origin()}/api/payments/orders/${placed.ref}`).catch(() => {});
}

interface Answer {
  ref: string;
  url: string;
}

async function post(url: string, body: string, key?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...someCaller(),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body,
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  await eventually(async () => {
    answer = await ask().catch(() => undefined);
    return answer !== undefined;
  }, MAX_RUN_MS);
  if (!answer) throw new Error('No answer');
  return answer;
}

/** Lets the sweeper look until it finds nothing more, and compares. */
async function settleAll(databaseUrl: string, stripe: StripeStandIn, payments: number): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    let problems: string[] = [];
    for (let look = 1; look <= MAX_LOOKS; look += 1) {
      await client.query(`UPDATE payment_attempts SET read_at = NULL WHERE state <> 'paid'`);
      await eventually(
        async () => {
          const { rows } = await client.query(
            `SELECT FROM payment_attempts WHERE state <> 'paid' AND read_at IS NULL LIMIT 1`,
          );
          return rows.length === 0;
        },
        MAX_RUN_MS + payments * 60,
      );
      await pause(SETTLING_MS);
      problems = await findProblems(client, stripe, payments);
      if (problems.length === 0) break;
    }
    return problems;
  } finally {
    await client.end();
  }
}

async function findProblems(client: pg.Client, stripe: StripeStandIn, payments: number): Promise<string[]> {
  const one = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n);
  const paidKeys = paidNumbers(stripe);
  const { rows } = await client.query<{ number: string }>(`SELECT number FROM orders WHERE status = 'paid'`);
  const delivered = new Set(rows.map(({ number }) => number));
  const balance = await one(
    `SELECT coalesce(sum(CASE WHEN kind IN ('paid', 'refund_failed', 'dispute_won') THEN ore ELSE -ore END), 0) AS n FROM ledger_entries`,
  );
  const kept = await one(
    `SELECT count(*) AS n FROM (SELECT order_id FROM ledger_entries GROUP BY order_id
      HAVING sum(CASE kind WHEN 'paid' THEN ore WHEN 'refund' THEN -ore ELSE 0 END) <> 4900) AS twice`,
  );
  const gaps = await one(
    `SELECT coalesce(max(split_part(receipt_number, '-', 2)::integer), 0) - count(receipt_number) AS n FROM orders`,
  );
  const mails = await one(`SELECT count(*) AS n FROM mails WHERE template = 'order-paid'`);
  const orders = await one('SELECT count(*) AS n FROM orders');
  return [
    ...[...paidKeys]
      .filter((number) => !delivered.has(number))
      .map((number) => `${number} is paid and not delivered`),
    ...[...delivered]
      .filter((number) => !paidKeys.has(number))
      .map((number) => `${number} is delivered and not paid`),
    ...(kept ? [`${kept} orders keep another amount than their price`] : []),
    ...(balance === stripe.balance()
      ? []
      : [`the ledger has ${balance} öre, the provider ${stripe.balance()}`]),
    ...(gaps ? [`${gaps} receipt numbers are missing`] : []),
    ...(mails === delivered.size ? [] : [`${mails} receipts of ${delivered.size} orders`]),
    ...(orders === payments ? [] : [`${orders} orders of ${payments}`]),
  ];
}

/** Numbers of the orders that were paid at the provider. */
function paidNumbers(stripe: StripeStandIn): Set<string> {
  const paid = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid');
  return new Set(paid.flatMap(({ client_reference_id }) => client_reference_id?.split('.')[0] ?? []));
}

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
