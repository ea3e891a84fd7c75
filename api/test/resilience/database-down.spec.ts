import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TcpSwitch } from '../support/tcp-switch';
import { createDatabase, eventually, migrate, postBody, TestApi } from '../support/test-api';

let databaseUrl: string;
let relay: TcpSwitch;
let api: TestApi | undefined;

beforeEach(async () => {
  databaseUrl = await createDatabase();
  relay = await TcpSwitch.start(databaseUrl);
});
afterEach(async () => {
  await api?.stop();
  await relay.stop();
});

const start = (options: { waitUntilReady?: boolean } = {}) =>
  TestApi.start({ databaseUrl: relay.via(databaseUrl), ...options });

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

const UNAVAILABLE = {
  error: 'Tjänsten har ett tillfälligt avbrott. Försök igen om en stund.',
  code: 'DATABASE_UNAVAILABLE',
  requestId: expect.any(String),
};

describe.each(['refusing', 'silent'] as const)('a database that is %s', (mode) => {
  it('lets the API live at start, not ready, and connect by itself when it comes', async () => {
    relay.set(mode);
    api = await start({ waitUntilReady: false });
    expect((await api.get('/api/health/live')).status).toBe(200);
    const [ready, took] = await timed(() => api!.get('/api/health/ready'));
    expect([ready.status, ready.body]).toEqual([503, UNAVAILABLE]);
    expect(took).toBeLessThan(3000);
    for (const path of ['/api/blog/posts', '/api/blog/posts/a', '/api/blog/sitemap-entries'])
      expect((await api.get(path)).body).toEqual(UNAVAILABLE);
    const login = { body: { email: 'a@b.se', password: 'x' } };
    expect((await api.call('POST', '/api/auth/login', login)).body).toEqual(UNAVAILABLE);

    relay.set('open');
    const [, back] = await timed(() => api!.untilReady());
    expect(back).toBeLessThan(5000);
  });

  it('gives 503 within 3 seconds in flight, and the API serves within 5 of its return', async () => {
    api = await start();
    const { token } = await api.signedIn('admin');
    // Every connection of the pool is used once, so that each of them is affected.
    await Promise.all(Array.from({ length: 30 }, (_, page) => api!.get(`/api/blog/posts?page=${page + 1}`)));

    relay.set(mode);
    const calls = Array.from({ length: 30 }, (_, page) =>
      timed(() => api!.get(`/api/blog/posts?page=${page + 100}`)),
    );
    const admin = timed(() => api!.call('POST', '/api/blog/posts', { token, body: postBody() }));
    for (const [answer, took] of await Promise.all([...calls, admin])) {
      expect(answer.body).toEqual(UNAVAILABLE);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(took).toBeLessThan(3000);
    }
    expect((await api.get('/api/health/live')).status).toBe(200);
    const [ready, took] = await timed(() => api!.get('/api/health/ready'));
    expect(ready.status).toBe(503);
    expect(took).toBeLessThan(3000);

    relay.set('open');
    const [, back] = await timed(() =>
      eventually(async () => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, page) => api!.get(`/api/blog/posts?page=${page + 200}`)),
        );
        return answers.every(({ status }) => status === 200);
      }),
    );
    expect(back).toBeLessThan(5000);
    const saved = await api.call('POST', '/api/blog/posts', { token, body: postBody() });
    expect(saved.status).toBe(201);
  });
});

describe('a token', () => {
  it('stays valid while the database is down', async () => {
    api = await start();
    const { token } = await api.signedIn('admin');
    relay.set('refusing');
    expect((await api.get('/api/auth/verify', token)).body).toEqual(UNAVAILABLE);
  });
});

describe('an empty database', () => {
  it('serves once it is migrated, without a new start', async () => {
    const empty = await createDatabase({ isMigrated: false });
    api = await TestApi.start({ databaseUrl: empty, waitUntilReady: false });
    await eventually(async () => (await api!.get('/api/health/ready')).status === 200);
    await migrate(empty);
    await eventually(async () => (await api!.get('/api/blog/posts')).status === 200);
  });
});
