import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { killApiProcesses, runApi, serveApi } from '../support/api-process';
import { EventStream, INTERNAL_SECRET } from '../support/event-stream';
import { eventually, SECRET } from '../support/test-api';

afterEach(killApiProcesses);

describe('SIGTERM', () => {
  it('ends the process in order while streams and kept connections are open, and finishes requests in flight', async () => {
    const { origin, process: api } = await serveApi();
    const stream = await EventStream.open(origin);
    await eventually(() => stream.events.length === 1);
    // argon2 is slow, so this request is in flight when the signal arrives.
    const login = fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ingen@exempel.se', password: 'x' }),
    });
    await fetch(`${origin}/api/health/live`);
    const startedAt = performance.now();
    api.kill('SIGTERM');
    const [[code]] = await Promise.all([
      once(api, 'exit'),
      login.then(({ status }) => expect(status).toBe(401)),
    ]);
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(stream.hasEnded).toBe(true);
  });

  it('makes the process not ready first, while it serves everything and new streams', async () => {
    const { origin, process: api } = await serveApi({ DRAIN_MILLISECONDS: '100000' });
    const get = (path: string) => fetch(`${origin}${path}`);
    const follow = () =>
      fetch(`${origin}/api/blog/changes`, { headers: { Authorization: `Bearer ${INTERNAL_SECRET}` } });
    const before = (await follow()).text();
    api.kill('SIGTERM');
    await eventually(async () => (await get('/api/health/ready')).status === 503);
    expect(await (await get('/api/health/ready')).json()).toMatchObject({ code: 'OVERLOADED' });
    const posts = await get('/api/blog/posts');
    expect([posts.status, posts.headers.get('connection')]).toEqual([200, 'close']);
    expect((await get('/api/health/live')).status).toBe(200);
    const after = (await follow()).text();
    // SIGINT ends the wait.
    api.kill('SIGINT');
    // A stream that breaks off rejects.
    for (const text of await Promise.all([before, after])) expect(text).toMatch(/"version":"\d+"/);
    expect((await once(api, 'exit'))[0]).toBe(0);
  });
});

describe('the log', () => {
  it('has one line for each request, without query, address or token', async () => {
    const { origin, output } = await serveApi();
    await fetch(`${origin}/api/blog/posts?search=hemligt`, { headers: { Authorization: 'Bearer hemligt' } });
    await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'hemligt@exempel.se', password: 'hemligt' }),
    });
    await eventually(() => output.join('').includes('/api/auth/login'));
    const text = output.join('');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        path: '/api/blog/posts',
        status: 200,
        requestId: expect.any(String),
      }),
    );
    expect(text).not.toMatch(/hemligt|exempel\.se/);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(JSON.stringify(requests)).not.toMatch(/127\.0\.0\.1|::1/);
  });
});

describe('a wrong setting', () => {
  const usable = { DATABASE_URL: 'postgres://a@127.0.0.1:1/a', JWT_SECRET: SECRET };

  it.each([
    [{ ...usable, JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET'],
    [{ DATABASE_URL: usable.DATABASE_URL }, 'JWT_SECRET'],
    [{ JWT_SECRET: SECRET }, 'DATABASE_URL'],
    [{ ...usable, JWT_LIFETIME_SECONDS: '28801' }, 'JWT_LIFETIME_SECONDS'],
  ])('stops the start with %j, with one sentence that names %s', async (environment, name) => {
    const { process: api, output } = runApi(environment);
    const [code] = await once(api, 'exit');
    expect(code).toBe(1);
    const text = output.join('');
    expect(text).toContain(name);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).not.toContain(SECRET);
  });
});
