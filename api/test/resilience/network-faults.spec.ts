import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderBody, type Placed } from '../support/shop';
import { TcpSwitch } from '../support/tcp-switch';
import { createDatabase, eventually, TestApi, type Answer } from '../support/test-api';
import { isLong } from '../support/tested-api';

let relay: TcpSwitch;
let api: TestApi;
let direct: TestApi;
let body: string;

beforeEach(async () => {
  const databaseUrl = await createDatabase();
  relay = await TcpSwitch.start(databaseUrl);
  api = await TestApi.start({
    databaseUrl: relay.via(databaseUrl),
    environment: { TRUSTED_PROXIES: 'loopback', MAIL_PER_SECOND: '1' },
  });
  direct = await TestApi.start({ databaseUrl });
  body = await orderBody(api.origin, 'kund@exempel.se');
});
afterEach(async () => {
  relay.set('open');
  relay.delay(0);
  await api.stop();
  await direct.stop();
  await relay.stop();
});

/** Each has its own net address. */
let calls = 0;
async function place(key: string): Promise<Answer<Placed & { code?: string }> & { took: number }> {
  calls += 1;
  const startedAt = performance.now();
  const answer = await api.call<Placed>('POST', '/api/orders', {
    body,
    headers: { 'Idempotency-Key': key, 'X-Forwarded-For': `10.1.${calls >> 8}.${calls & 255}` },
  });
  return { ...answer, took: performance.now() - startedAt };
}

/** Retries as a browser would, until there is a response. */
async function placeAtLast(key: string): Promise<string> {
  let number = '';
  await eventually(async () => {
    const { status, body: placed, took } = await place(key);
    expect([201, 503]).toContain(status);
    expect(took).toBeLessThan(3000);
    number = placed.number;
    return status === 201;
  });
  return number;
}

const stored = (key: string) =>
  direct.query<{ number: string }>('SELECT number FROM orders WHERE idempotency_key = $1', [key]);

describe('a network that is late', () => {
  it('slows the answers by 100 ms each way, and spoils none', async () => {
    relay.delay(100);
    const { status, body: placed } = await place('en-sen-bestallning-1');
    expect([status, await stored('en-sen-bestallning-1')]).toEqual([201, [{ number: placed.number }]]);
  });

  it('gives an error within 3 seconds beyond the limit of a query, and leaves none when it passes', async () => {
    relay.delay(4000);
    const answers = await Promise.all([1, 2, 3].map((count) => place(`en-for-sen-bestallning-${count}`)));
    for (const { status, took } of answers) {
      expect(status).toBe(503);
      expect(took).toBeLessThan(3000);
    }
    relay.delay(0);
    await eventually(async () => (await api.get('/api/products')).status === 200);
    await placeAtLast('en-for-sen-bestallning-1');
    expect(await stored('en-for-sen-bestallning-1')).toHaveLength(1);
  });
});

describe('a network that is half open', () => {
  it('answers 503 within 3 seconds, and what was written meanwhile is not written again', async () => {
    await place('innan-det-blev-tyst');
    relay.set('deaf');
    const keys = Array.from({ length: 12 }, (_, index) => `halvt-oppen-order-${index}`);
    for (const { status, took } of await Promise.all(keys.map(place))) {
      expect(status).toBe(503);
      expect(took).toBeLessThan(3000);
    }
    relay.set('open');
    await eventually(async () => (await api.get('/api/products')).status === 200);
    for (const key of keys) {
      const number = await placeAtLast(key);
      expect(await stored(key)).toEqual([{ number }]);
    }
  });
});

describe('a connection that is cut mid-query', () => {
  it('costs a 503 at most: every order is there once, and mailed once', async () => {
    const keys = Array.from({ length: isLong ? 40 : 15 }, (_, index) => `avbruten-order-nr-${index}`);
    let isCutting = true;
    const cutting = (async () => {
      for (let round = 1; isCutting; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10 + ((round * 7) % 60)));
        relay.cut();
      }
    })();
    const first = await Promise.all(keys.map(place));
    isCutting = false;
    await cutting;
    expect(first.every(({ status }) => status === 201 || status === 503)).toBe(true);
    expect(first.some(({ status }) => status === 503)).toBe(true);
    for (const [index, key] of keys.entries()) {
      const number = await placeAtLast(key);
      expect(await stored(key)).toEqual([{ number }]);
      const acknowledged = first[index];
      if (acknowledged?.status === 201) expect(acknowledged.body.number).toBe(number);
    }
    // Each order has one payment that is open, however often it was sent.
    const attempts = await direct.query<{ order_id: string }>(
      `SELECT order_id FROM payment_attempts WHERE state = 'open'`,
    );
    expect(new Set(attempts.map(({ order_id }) => order_id)).size).toBe(attempts.length);
  });
});
