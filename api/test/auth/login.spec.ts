import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, TestApi } from '../support/test-api';

let api: TestApi;
let admin: { id: string; email: string };

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.signedIn('admin');
});
afterAll(() => api.stop());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/auth/login', { body: { email, password }, headers });

describe('sign-in', () => {
  it('answers a token that works, and the user', async () => {
    const { status, body, headers } = await login(admin.email.toUpperCase(), PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: admin.id,
      email: admin.email,
      username: 'admin',
      name: '',
      role: 'admin',
      isAdmin: true,
      areas: expect.arrayContaining(['posts', 'ledger', 'system']),
    });
    expect((await api.get('/api/auth/verify', String(body.token))).status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('gives a token of at most 8 hours', async () => {
    const { body } = await login(admin.email, PASSWORD);
    const claims = JSON.parse(Buffer.from(String(body.token).split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(8 * 3600);
    expect(claims).toMatchObject({ iss: 'stillsam', aud: 'stillsam-api' });
  });

  it('responds alike to an unknown user and a wrong password', async () => {
    const someone = await api.signedIn('user');
    const wrong = await login(someone.email, 'fel');
    const unknown = await login('ingen@exempel.se', 'fel');
    const withoutId = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
      status,
      body: { ...body, requestId: '' },
    });
    expect(withoutId(unknown)).toEqual(withoutId(wrong));
    expect(wrong.body).toMatchObject({
      error: 'Fel e-postadress eller lösenord.',
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('takes as long for an unknown user as for a wrong password', async () => {
    const time = async (email: string) => {
      const startedAt = performance.now();
      await login(email, 'fel');
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      // A new user for each round stays under the limit of failures.
      known.push(await time((await api.signedIn('user')).email));
      unknown.push(await time(`ingen-${round}@exempel.se`));
    }
    // Without the dummy an unknown user would take a tenth of it.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });

  it.each([
    [{ email: 'a@b.se' }, 'password'],
    [{ password: 'x' }, 'email'],
    [{ email: 'ingen adress', password: 'x' }, 'email'],
    [{ email: `${'a'.repeat(250)}@b.se`, password: 'x' }, 'email'],
    [{ email: 'a@b.se', password: 'x'.repeat(201) }, 'password'],
    [{ email: { $ne: null }, password: 'x' }, 'email'],
    [{ email: 'a@b.se', password: 'x', role: 'admin' }, 'role'],
  ])('names the field that does not fit in %j', async (body, path) => {
    const answer = await api.call('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path }] });
  });
});

describe('the limit of failures', () => {
  it('refuses the sixth with the time to wait, whatever X-Forwarded-For says, and other accounts go on', async () => {
    const someone = await api.signedIn('user');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { status } = await login(someone.email, 'fel', { 'X-Forwarded-For': `10.0.0.${attempt}` });
      expect(status).toBe(401);
    }
    const sixth = await login(someone.email, PASSWORD, { 'X-Forwarded-For': '10.0.0.99' });
    expect(sixth.status).toBe(429);
    expect(sixth.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(Number(sixth.headers.get('retry-after'))).toBe(600);
    expect(sixth.body.error).toBe('För många inloggningsförsök. Försök igen om 10 minuter.');
    expect((await login(admin.email, PASSWORD)).status).toBe(200);
  });

  it('judges no more than five of many parallel guesses', async () => {
    const someone = await api.signedIn('user');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await login(someone.email, 'fel')).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('follows X-Forwarded-For where a proxy is trusted', async () => {
    const behind = await TestApi.start({
      databaseUrl: api.databaseUrl,
      environment: { TRUSTED_PROXIES: 'loopback' },
    });
    try {
      const { email } = await behind.signedIn('user');
      const from = async (address: string) =>
        (
          await behind.call('POST', '/api/auth/login', {
            body: { email, password: 'fel' },
            headers: { 'X-Forwarded-For': `203.0.113.9, ${address}` },
          })
        ).status;
      for (let attempt = 1; attempt <= 5; attempt += 1) expect(await from('198.51.100.1')).toBe(401);
      expect(await from('198.51.100.1')).toBe(429);
      expect(await from('198.51.100.2')).toBe(401);
    } finally {
      await behind.stop();
    }
  });
});

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
