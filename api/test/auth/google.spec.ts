import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { FakeGoogle } from '../support/fake-google';
import { portOf, TestApi } from '../support/test-api';

const CLIENT_ID = 'stillsam.apps.exempel';
const SITE = 'https://stillsam.exempel.se';
const SITE_PORT = 'https://stillsam.exempel.se:8443';
const ADMIN = 'https://admin.exempel.se';

let google: FakeGoogle;
let api: TestApi;
let admin: { id: string; email: string };

beforeAll(async () => {
  google = await FakeGoogle.start();
  api = await TestApi.start({ environment: settings(google.origin) });
  admin = await api.signedIn('admin');
});
beforeEach(() => {
  google.person = { email: admin.email, email_verified: true };
});
afterAll(async () => {
  await api.stop();
  await google.stop();
});

function settings(origin: string): Record<string, string> {
  return {
    SITE_ORIGIN: SITE,
    ALLOWED_ORIGINS: `${SITE},${SITE_PORT},${ADMIN}`,
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: 'hemlig',
    GOOGLE_ISSUER: google.origin,
    GOOGLE_JWKS_URL: `${origin}/jwks`,
    GOOGLE_AUTHORIZATION_URL: `${origin}/authorize`,
    GOOGLE_TOKEN_URL: `${origin}/token`,
    GOOGLE_USERINFO_URL: `${origin}/userinfo`,
  };
}

const credential = (claims: Record<string, unknown> = {}) => google.token({ aud: CLIENT_ID, ...claims });
const login = (token: string, on = api, second_factor?: string) =>
  on.call('POST', '/api/auth/google', { body: { credential: token, second_factor } });

/** An account with an authenticator app. @returns its address and the app's secret. */
async function withApp(): Promise<{ email: string; secret: string }> {
  const { id, email, token } = await api.signedIn('admin');
  const { body } = await api.call<{ secret: string }>('POST', '/api/auth/totp', { token, body: {} });
  const code = await generate({ secret: body.secret });
  await api.call('POST', '/api/auth/totp/confirm', { token, body: { code } });
  await api.query('UPDATE authenticators SET last_step = 0 WHERE user_id = $1', [id]);
  return { email, secret: body.secret };
}

describe('the redirect flow', () => {
  /** Starts a flow at the API and follows it to Google. @returns the cookie and Google's redirect to the callback. */
  async function begin(query = '') {
    const start = await api.call('GET', `/api/auth/google${query}`);
    const toGoogle = start.headers.get('location') ?? '';
    const cookie = start.headers.get('set-cookie') ?? '';
    const back = new URL(
      (await fetch(toGoogle, { redirect: 'manual' })).headers.get('location') ?? 'about:blank',
    );
    return { start, toGoogle: new URL(toGoogle), cookie, back };
  }
  const finish = async (back: URL, cookie: string) => {
    const { status, headers } = await api.call('GET', back.pathname + back.search, {
      headers: cookie ? { Cookie: cookie.split(';')[0] ?? '' } : {},
    });
    const bound = headers.getSetCookie().find((set) => set.startsWith('stillsam-google-code=')) ?? '';
    const location = headers.get('location') ?? '';
    return { status, location, code: location.split('#code=')[1], bound };
  };
  const exchange = ({ code, bound }: { code: string | undefined; bound: string }, second_factor?: string) =>
    api.call('POST', '/api/auth/google/exchange', {
      body: { code, second_factor },
      headers: { Cookie: bound.split(';')[0] ?? '' },
    });

  it('sends to Google with a state in a signed, httpOnly cookie', async () => {
    const { start, toGoogle, cookie } = await begin();
    expect(start.status).toBe(302);
    expect(toGoogle.searchParams.get('client_id')).toBe(CLIENT_ID);
    expect(toGoogle.searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/google/callback`);
    expect(toGoogle.searchParams.get('state')).toMatch(/^[\w-]{32}$/);
    expect(cookie).toMatch(
      /^stillsam-google=[\w.-]+; .*Path=\/api\/auth\/google;.*HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('comes back with a code that is good for one session, and no token in any address', async () => {
    const { back, cookie } = await begin();
    const returned = await finish(back, cookie);
    expect(returned.status).toBe(302);
    expect(returned.location).toMatch(/^https:\/\/stillsam\.exempel\.se\/admin\/login#code=[\w-]{43}$/);
    const first = await exchange(returned);
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ id: admin.id });
    expect((await api.get('/api/auth/verify', String(first.body.token))).status).toBe(200);
    expect((await exchange(returned)).body).toMatchObject({
      error: 'Det gick inte att logga in med Google.',
      code: 'GOOGLE_LOGIN_FAILED',
    });
  });

  it('gives the code to the browser that asked alone', async () => {
    const [own, other] = [await begin(), await begin()];
    const [code, another] = [await finish(own.back, own.cookie), await finish(other.back, other.cookie)];
    expect(code.bound).toMatch(
      /^stillsam-google-code=[\w-]{43}; Max-Age=300; Path=\/api\/auth\/google;.*HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const bound of ['', another.bound])
      expect((await exchange({ ...code, bound })).body.code).toBe('GOOGLE_LOGIN_FAILED');
    expect((await exchange(code)).status).toBe(200);
  });

  it('takes a state once, also from a browser that keeps its cookie', async () => {
    const { toGoogle, back, cookie } = await begin();
    expect((await finish(back, cookie)).code).toBeDefined();
    const again = new URL((await fetch(toGoogle, { redirect: 'manual' })).headers.get('location') ?? '');
    expect((await finish(again, cookie)).location).toBe(`${SITE}/admin/login#error=GOOGLE_LOGIN_FAILED`);
  });

  it('counts as one factor: the code of the second comes with the same code of Google', async () => {
    const { email, secret } = await withApp();
    google.person.email = email;
    const { back, cookie } = await begin();
    const returned = await finish(back, cookie);
    expect((await exchange(returned)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await exchange(returned, '000000')).body.code).toBe('WRONG_CODE');
    const { status, body } = await exchange(returned, await generate({ secret }));
    expect([status, body.user]).toEqual([200, expect.objectContaining({ email })]);
    expect((await exchange(returned, '000000')).body.code).toBe('GOOGLE_LOGIN_FAILED');
  });

  it('lets one of many simultaneous exchanges win', async () => {
    const { back, cookie } = await begin();
    const returned = await finish(back, cookie);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await exchange(returned)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('returns to an allowed origin of the callback’s host, whose cookies hold the secret, and to no other', async () => {
    for (const [asked, expected] of [
      [SITE_PORT, SITE_PORT],
      [ADMIN, SITE],
      ['https://ond.exempel.se', SITE],
      ['//ond.exempel.se', SITE],
    ]) {
      const { back, cookie } = await begin(`?origin=${encodeURIComponent(asked ?? '')}`);
      expect((await finish(back, cookie)).location.startsWith(`${expected}/admin/login#code=`)).toBe(true);
    }
  });

  it('refuses a return without its cookie, with another state or with a forged cookie', async () => {
    const [one, two] = [await begin(), await begin()];
    const forged = one.cookie.replace(/=([\w-]+)\./, '=eyJhbGciOiJub25lIn0.');
    for (const [back, cookie] of [
      [one.back, ''],
      [one.back, two.cookie],
      [one.back, forged],
    ] as const)
      expect((await finish(back, cookie)).location).toBe(`${SITE}/admin/login#error=GOOGLE_LOGIN_FAILED`);
  });

  it.each([
    ['an address that is not verified', { email_verified: false }],
    ['an address that no user has', { email: 'ingen@exempel.se' }],
    ['an address with NUL', { email: 'a\0@exempel.se' }],
  ])('refuses %s', async (_, claims) => {
    Object.assign(google.person, claims);
    const { back, cookie } = await begin();
    expect((await finish(back, cookie)).location).toBe(`${SITE}/admin/login#error=GOOGLE_LOGIN_FAILED`);
  });

  it('refuses a code that has expired', async () => {
    const { back, cookie } = await begin();
    const returned = await finish(back, cookie);
    await api.query(`UPDATE sign_in_codes SET expires_at = now() - interval '1 second'`);
    expect((await exchange(returned)).status).toBe(401);
  });

  it('reports that the person refused', async () => {
    const { cookie, toGoogle } = await begin();
    const back = new URL(`${SITE}/api/auth/google/callback?error=access_denied`);
    back.searchParams.set('state', toGoogle.searchParams.get('state') ?? '');
    expect((await finish(back, cookie)).location).toMatch(/#error=GOOGLE_LOGIN_FAILED$/);
  });
});

// Passport is global in a process, so tests that start another API come last.
describe('a credential of Google', () => {
  it('opens the user who has that address, whatever its case', async () => {
    const { status, body } = await login(await credential({ email: admin.email.toUpperCase() }));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: admin.id, isAdmin: true });
    expect((await api.get('/api/auth/verify', String(body.token))).status).toBe(200);
  });

  it.each([
    ['for somebody else', { aud: 'someone' }],
    ['of another issuer', { iss: 'https://ond.exempel.se' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['without an end', { exp: undefined }],
    ['of an address that is not verified', { email_verified: false }],
    ['whose verification is only a text', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['of an address that no user has', { email: 'ingen@exempel.se' }],
    ['of an address with NUL', { email: 'a\0@exempel.se' }],
  ])('gets 401 and makes no user: %s', async (_, claims) => {
    const before = await api.query('SELECT 1 FROM users');
    const { status, body } = await login(await credential(claims));
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: 'Det gick inte att logga in med Google.',
      code: 'GOOGLE_LOGIN_FAILED',
    });
    expect(await api.query('SELECT 1 FROM users')).toHaveLength(before.length);
  });

  it('gets 401 with another key’s signature, edited, or as no token at all', async () => {
    const forger = await FakeGoogle.start();
    const forged = await forger.token({ ...google.person, iss: google.origin, aud: CLIENT_ID });
    await forger.stop();
    const right = await credential();
    const edited = right.replace(/\.[^.]*\./, `.${Buffer.from('{"email":"x"}').toString('base64url')}.`);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${right.split('.')[1]}.`;
    for (const token of [forged, edited, none, 'x', 'a.b.c'])
      expect((await login(token)).body.code).toBe('GOOGLE_LOGIN_FAILED');
  });

  it('needs the second factor of an account that has one', async () => {
    const { email, secret } = await withApp();
    const token = await credential({ email });
    expect((await login(token)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(token, api, await generate({ secret }))).status).toBe(200);
  });

  it('grants a user no more than before', async () => {
    const { email } = await api.signedIn('user');
    const { body } = await login(await credential({ email, role: 'admin', isAdmin: true }));
    expect(body.user).toMatchObject({ role: 'user', isAdmin: false });
    expect((await api.get('/api/blog/admin/posts', String(body.token))).status).toBe(403);
  });

  it('gets 503 within 3 seconds while the keys cannot be had', async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const refusing = 'http://127.0.0.1:1';
    try {
      for (const origin of [`http://127.0.0.1:${portOf(silent)}`, refusing]) {
        const cut = await TestApi.start({ databaseUrl: api.databaseUrl, environment: settings(origin) });
        const startedAt = performance.now();
        const { status, body } = await login(await credential(), cut);
        expect(performance.now() - startedAt).toBeLessThan(3000);
        expect([status, body.error, body.code]).toEqual([
          503,
          'Det gick inte att logga in med Google.',
          'GOOGLE_UNAVAILABLE',
        ]);
        await cut.stop();
      }
    } finally {
      silent.closeAllConnections();
      await new Promise((resolve) => silent.close(resolve));
    }
  });
});

describe('without a client id', () => {
  it('shows no button, and every way answers 503', async () => {
    const plain = await TestApi.start({ databaseUrl: api.databaseUrl });
    try {
      expect((await plain.get('/api/auth/providers')).body).toEqual({
        google: null,
        passkey_domain: 'localhost',
      });
      expect((await login(await credential(), plain)).status).toBe(503);
      expect((await plain.get('/api/auth/google')).status).toBe(503);
    } finally {
      await plain.stop();
    }
  });

  it('differs from a configured one', async () => {
    expect((await api.get('/api/auth/providers')).body).toEqual({
      passkey_domain: 'stillsam.exempel.se',
      google: {
        client_id: CLIENT_ID,
        redirect_url: `${SITE}/api/auth/google`,
        authorization_url: `${google.origin}/authorize`,
      },
    });
  });

  it('names no redirect flow without a secret, and takes ID tokens all the same', async () => {
    const { GOOGLE_CLIENT_SECRET: _secret, ...environment } = settings(google.origin);
    const open = await TestApi.start({ databaseUrl: api.databaseUrl, environment });
    try {
      expect((await open.get('/api/auth/providers')).body).toMatchObject({ google: { redirect_url: null } });
      expect((await login(await credential({ nonce: 'n' }), open)).status).toBe(200);
      expect((await open.get('/api/auth/google')).status).toBe(503);
    } finally {
      await open.stop();
    }
  });
});
