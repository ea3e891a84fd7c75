import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, TestApi } from '../support/test-api';

let one: TestApi;
let other: TestApi;

beforeAll(async () => {
  one = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  other = await TestApi.start({
    databaseUrl: one.databaseUrl,
    environment: { TRUSTED_PROXIES: 'loopback' },
  });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const contact = (api: TestApi, address: string) =>
  api.call('POST', '/api/contact', {
    body: { name: 'Åsa', email: 'asa@exempel.se', message: 'Hej, en fråga.' },
    headers: { 'X-Forwarded-For': address },
  });

const login = (api: TestApi, email: string, password: string, address = '198.51.100.9') =>
  api.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'X-Forwarded-For': address },
  });

describe('the limit of two processes on one database', () => {
  it('lets one net address send five forms a minute in all, and others go on', async () => {
    const turns = [one, other, one, other, one];
    for (const api of turns) expect((await contact(api, '203.0.113.1')).status).toBeLessThan(400);
    const sixth = await contact(other, '203.0.113.1');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await contact(other, '203.0.113.2')).status).toBeLessThan(400);
  });

  it('stops after five of many parallel guesses in all', async () => {
    const { email } = await one.signedIn('user');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { status } = await login(index % 2 ? one : other, email, 'fel');
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const refused = await login(one, email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await login(other, email, PASSWORD, '198.51.100.10')).status).toBe(200);
  });

  it('refuses a net address after a hundred failures of any accounts, to which no success counts', async () => {
    const address = '198.51.100.77';
    const { email } = await one.signedIn('user');
    expect((await login(one, email, PASSWORD, address)).status).toBe(200);
    // Ten at a time: each costs a hash, and those that wait too long for a connection are answered 503.
    for (let first = 0; first < 100; first += 10)
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const email = `ingen${first + index}@exempel.se`;
          expect((await login(index % 2 ? one : other, email, 'fel', address)).status).toBe(401);
        }),
      );
    expect((await login(other, email, PASSWORD, address)).status).toBe(429);
  });

  it('stores neither net addresses nor e-mail addresses', async () => {
    const rows = await one.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(3);
    for (const { key } of rows) expect(key).toMatch(/^[\w. ]+:[\w-]{43}$/);
  });
});

describe('without the store', () => {
  it('counts for its own process and refuses the sixth', async () => {
    const api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
    try {
      await api.query('DROP TABLE rate_limits');
      for (let sent = 1; sent <= 5; sent += 1)
        expect((await contact(api, '203.0.113.1')).status).toBeLessThan(400);
      expect((await contact(api, '203.0.113.1')).status).toBe(429);
    } finally {
      await api.stop();
    }
  });
});
