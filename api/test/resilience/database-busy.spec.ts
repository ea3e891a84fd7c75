import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { someCaller } from '../support/newsletter';
import { TestApi } from '../support/test-api';

let api: TestApi;

beforeEach(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback', DATABASE_POOL_SIZE: '2' } });
});
afterEach(() => api.stop());

const subscribe = (email: string) =>
  api.call('POST', '/api/newsletter/subscribe', {
    body: { email, gdprConsent: true },
    headers: someCaller(),
  });

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('a pool of two connections', () => {
  it('serves 50 parallel sign-ups, one after the other', async () => {
    const calls = Array.from({ length: 50 }, (_, index) => subscribe(`samtidig${index}@exempel.se`));
    expect(new Set(await statusesOf(calls))).toEqual(new Set([201]));
    const rows = await api.query('SELECT FROM newsletter_subscribers');
    expect(rows).toHaveLength(50);
  });

  it('serves 50 parallel sign-ups of one address: one is new', async () => {
    const statuses = await statusesOf(Array.from({ length: 50 }, () => subscribe('samma@exempel.se')));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });

  it('answers 503 with a code of its own while a table is locked, and serves when it is free', async () => {
    const other = new pg.Client(api.databaseUrl);
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE');
      const startedAt = performance.now();
      const answer = await subscribe('vantar@exempel.se');
      expect(performance.now() - startedAt).toBeLessThan(3000);
      expect([answer.status, answer.body]).toEqual([
        503,
        {
          error: 'Det tar längre tid än vanligt just nu. Försök igen om en liten stund.',
          code: 'DATABASE_BUSY',
          requestId: expect.any(String),
        },
      ]);
      expect(answer.headers.get('retry-after')).toBe('2');
      await other.query('ROLLBACK');
    } finally {
      await other.end();
    }
    expect((await subscribe('vantar@exempel.se')).status).toBe(201);
  });
});
