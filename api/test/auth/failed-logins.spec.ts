import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { PASSWORD, TestApi } from '../support/test-api';

const WRONG = 'fel lösenord som ingen ska läsa';
let api: TestApi;
let lines: string[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  api = await TestApi.start({
    logger,
    environment: {
      GOOGLE_CLIENT_ID: 'stillsam.apps.exempel',
      GOOGLE_CLIENT_SECRET: 'x',
    },
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => api.stop());

const login = (email: string, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password } });
const recorded = () =>
  lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'a log-in failed')
    .map(({ reason, account, net }) => ({ reason, account, net }));

describe('a log-in that failed', () => {
  it('enters the log with the account as a hash and the net shortened, without address and password', async () => {
    const { email } = await api.signedIn('admin');
    await login(email, WRONG);
    await login(email.toUpperCase(), WRONG);
    await login('ingen@exempel.se', WRONG);
    const [first, second, third] = recorded();
    expect(first).toEqual({
      reason: 'wrong-credentials',
      account: expect.stringMatching(/^[\w-]{16}$/),
      net: '127.0.0.0/24',
    });
    expect(second).toEqual(first);
    expect(third?.account).not.toBe(first?.account);
    const all = lines.join('');
    for (const secret of [email, 'ingen@exempel.se', WRONG, '127.0.0.1', PASSWORD])
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('enters the log as well when it was one too many, and for a wrong present password', async () => {
    const { email, token } = await api.signedIn('user');
    await api.call('POST', '/api/auth/password', {
      token,
      body: { current_password: WRONG, new_password: 'en helt annan fras' },
    });
    for (let attempt = 1; attempt <= 5; attempt += 1) await login(email, WRONG);
    expect(recorded().map(({ reason }) => reason)).toEqual([
      'wrong-present-password',
      ...Array.from({ length: 4 }, () => 'wrong-credentials'),
      'too-many-attempts',
    ]);
  });

  it('enters the log without an account where Google refuses', async () => {
    await api.call('POST', '/api/auth/google/exchange', { body: { code: 'x'.repeat(43) } });
    await api.call('GET', '/api/auth/google/callback?code=x&state=y');
    expect(recorded()).toEqual([
      { reason: 'google', account: undefined, net: '127.0.0.0/24' },
      { reason: 'google', account: undefined, net: '127.0.0.0/24' },
    ]);
  });
});

describe('a log-in that succeeded', () => {
  it('does not count as failed in the log', async () => {
    const { email } = await api.signedIn('admin');
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(recorded()).toEqual([]);
  });
});

describe('sign-in with Google where it is not set up', () => {
  it('answers 503 and logs one line without a stack', async () => {
    const written: string[] = [];
    const plain = await TestApi.start({
      databaseUrl: api.databaseUrl,
      logger: pino({ level: 'info' }, { write: (line: string) => void written.push(line) }),
    });
    try {
      const { status } = await plain.call('POST', '/api/auth/google', { body: { credential: 'a.b.c' } });
      expect(status).toBe(503);
      const failures = written.filter((line) => line.includes('GOOGLE_UNAVAILABLE'));
      expect(failures.map((line): unknown => JSON.parse(line))).toEqual([
        expect.objectContaining({
          level: 40,
          code: 'GOOGLE_UNAVAILABLE',
          reason: 'Det gick inte att logga in med Google.',
        }),
      ]);
    } finally {
      await plain.stop();
    }
  });
});
