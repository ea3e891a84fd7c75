import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { StreamSlots } from '../../src/common/stream-slots/stream-slots';
import { killApiProcesses, serveApi } from '../support/api-process';
import { EventStream } from '../support/event-stream';
import { eventually, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

/** Of a process beside the other tests of a run. */
const START_LIMIT_MS = 30_000;

let one: TestApi;
let other: TestApi;

beforeAll(async () => {
  one = await TestApi.start();
  other = await TestApi.start({ databaseUrl: one.databaseUrl });
});
afterEach(async () => {
  killApiProcesses();
  await one.query('DELETE FROM stream_slots');
  for (const giveBack of taken.splice(0)) giveBack();
  await eventually(async () => (await rows()) === 0);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const taken: (() => void)[] = [];
const slotsOf = (api: TestApi): StreamSlots => api.app.get(testedApi.StreamSlots);
const address = (net: number, host = 1) => `10.0.${net}.${host}`;
const rows = async () => {
  const [row] = await one.query<{ count: number }>('SELECT count(*)::int AS count FROM stream_slots');
  return row?.count;
};

/** @returns whether a slot was free. */
async function take(api: TestApi, of: string): Promise<boolean> {
  const giveBack = await slotsOf(api).take(of);
  if (giveBack) taken.push(giveBack);
  return giveBack !== undefined;
}

/** Takes slots at both processes by turns, all at once. @returns how many were free. */
async function takeMany(of: string, count = 14): Promise<number> {
  const free = await Promise.all(
    Array.from({ length: count }, (_, index) => take(index % 2 ? one : other, of)),
  );
  return free.filter(Boolean).length;
}

describe('slots of event streams of two processes', () => {
  it('are ten for each net together, and another net has its own', async () => {
    expect(await takeMany(address(1))).toBe(10);
    expect(await takeMany(address(2))).toBe(10);
  });

  it('are those of a net: a subscriber of IPv6 has no more by another address', async () => {
    expect(await takeMany('2001:db8:1:2::1')).toBe(10);
    expect(await take(one, '2001:db8:1:2::2')).toBe(false);
    expect(await take(one, '2001:db8:1:3::1')).toBe(true);
  });

  it('are 200 in all', async () => {
    for (let net = 0; net < 20; net += 1) expect(await takeMany(address(net), 10)).toBe(10);
    expect(await takeMany(address(21), 4)).toBe(0);
  });

  it('can be taken again at either process when they are given back, one for each', async () => {
    expect(await takeMany(address(1))).toBe(10);
    taken.pop()?.();
    taken.pop()?.();
    await eventually(async () => (await rows()) === 8);
    expect(await takeMany(address(1))).toBe(2);
  });

  it('hold no address', async () => {
    await take(one, address(1));
    const [row] = await one.query<{ net: string }>('SELECT net FROM stream_slots');
    expect(row?.net).toMatch(/^[\w-]{43}$/);
  });

  it('are written again after a crash of the database, which empties the table', async () => {
    expect(await takeMany(address(1))).toBe(10);
    await one.query('DELETE FROM stream_slots');
    await Promise.all([slotsOf(one).renew(), slotsOf(other).renew()]);
    expect(await takeMany(address(1))).toBe(0);
  });
});

describe('streams', () => {
  const statusOf = async (origin: string) => {
    const abort = new AbortController();
    const { status } = await fetch(`${origin}/api/blog/changes`, { signal: abort.signal });
    abort.abort();
    return status;
  };

  it('the eleventh of a net is refused, whichever process it reaches, and a closed one makes room', async () => {
    const streams = await Promise.all(
      Array.from({ length: 10 }, (_, index) => EventStream.open((index % 2 ? one : other).origin)),
    );
    expect([await statusOf(one.origin), await statusOf(other.origin)]).toEqual([503, 503]);
    streams[0]?.close();
    await eventually(async () => (await statusOf(other.origin)) === 200);
    for (const stream of streams) stream.close();
  });

  it('of a killed process are free when their leases end, and not before', async () => {
    const killed = await serveApi({ DATABASE_URL: one.databaseUrl }, START_LIMIT_MS);
    const streams = await Promise.all(Array.from({ length: 10 }, () => EventStream.open(killed.origin)));
    killed.process.kill('SIGKILL');
    await eventually(() => streams.every(({ hasEnded }) => hasEnded));
    expect(await statusOf(one.origin)).toBe(503);
    const [lease] = await one.query<{ longest: number }>(
      'SELECT max(extract(epoch FROM expires_at - now()))::float AS longest FROM stream_slots',
    );
    expect(lease?.longest).toBeLessThanOrEqual(30);
    // The rest of the lease passes.
    await one.query(`UPDATE stream_slots SET expires_at = expires_at - interval '30 s'`);
    expect(await statusOf(one.origin)).toBe(200);
  }, 60_000);

  it('of a process that ends by a signal are free at once', async () => {
    const ended = await serveApi({ DATABASE_URL: one.databaseUrl }, START_LIMIT_MS);
    await Promise.all(Array.from({ length: 10 }, () => EventStream.open(ended.origin)));
    expect(await rows()).toBe(10);
    ended.process.kill('SIGTERM');
    await eventually(async () => (await rows()) === 0);
  }, 60_000);
});
