import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, someCaller } from '../support/newsletter';
import { PASSWORD, TestApi, type Answer } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

/** Cookies that an answer sets, with their attributes, by name. */
function cookiesOf({ headers }: Pick<Answer, 'headers'>): Map<string, string> {
  return new Map(headers.getSetCookie().map((cookie) => [cookie.split('=')[0] ?? '', cookie]));
}
const valueOf = (cookie: string | undefined) => cookie?.split(';')[0] ?? '';

async function signIn(email: string, cookie = '') {
  const headers = { ...someCaller(), cookie };
  const answer = await api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD }, headers });
  const cookies = cookiesOf(answer);
  return {
    token: String(answer.body.token),
    renewal: cookies.get('stillsam-renewal') ?? '',
    device: cookies.get('stillsam-device') ?? '',
  };
}

async function renew(cookie: string) {
  const answer = await api.call('POST', '/api/auth/renew', {
    headers: { ...someCaller(), cookie: valueOf(cookie) },
  });
  return {
    status: answer.status,
    token: String(answer.body.token),
    renewal: cookiesOf(answer).get('stillsam-renewal') ?? '',
  };
}
const verify = async (token: string) => (await api.get('/api/auth/verify', token)).status;

/** As if the last renewal was a minute ago. */
const age = (id: string) =>
  api.query(`UPDATE sessions SET renewed_at = renewed_at - interval '1 minute' WHERE user_id = $1`, [id]);

describe('a token', () => {
  it('lives an hour, and is renewed by a cookie of its own path that no script reads', async () => {
    const { email } = await api.signedIn('admin');
    const { token, renewal } = await signIn(email);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload.exp - payload.iat).toBe(3600);
    expect(renewal).toMatch(
      /^stillsam-renewal=[\w.-]+; Max-Age=28800; Path=\/api\/auth\/renew; HttpOnly; SameSite=Strict$/,
    );
    const next = await renew(renewal);
    expect([next.status, await verify(next.token), await verify(token)]).toEqual([200, 200, 200]);
    expect(valueOf(next.renewal)).not.toBe(valueOf(renewal));
  });

  it('stays as it is without the cookie, or with one of no session', async () => {
    const { email } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    const [name = ''] = valueOf(renewal).split('=');
    for (const cookie of ['', `${name}=x`, `${name}=00000000-0000-4000-8000-000000000000.${'a'.repeat(43)}`])
      expect((await renew(cookie)).status).toBe(401);
    expect((await renew(renewal)).status).toBe(200);
  });

  it('ends with its whole session when a cookie is used a second time', async () => {
    const { id, email } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    const next = await renew(renewal);
    await age(id);
    expect((await renew(renewal)).status).toBe(401);
    expect([await verify(next.token), (await renew(next.renewal)).status]).toEqual([401, 401]);
  });

  it('ends with its session by an old cookie, however often whoever stole it has renewed since', async () => {
    const { email } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    const stolen = await renew((await renew(renewal)).renewal);
    expect((await renew(renewal)).status).toBe(401);
    expect([(await renew(stolen.renewal)).status, await verify(stolen.token)]).toEqual([401, 401]);
  });

  it('has no second race by renewing within the first', async () => {
    const { id, email } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    await renew(renewal);
    await api.query(`UPDATE sessions SET renewed_at = now() - interval '9 seconds' WHERE user_id = $1`, [id]);
    expect((await renew(renewal)).status).toBe(200);
    const [row] = await api.query<{ age: number }>(
      `SELECT extract(epoch FROM now() - renewed_at)::float AS age FROM sessions
       WHERE user_id = $1 AND renewal_hash <> '' ORDER BY renewed_at DESC LIMIT 1`,
      [id],
    );
    expect(row?.age).toBeGreaterThan(8.9);
  });

  it('goes on by another cookie after a new password, and no longer by the one before', async () => {
    const { email } = await api.signedIn('admin');
    const { token, renewal } = await signIn(email);
    const answer = await api.call('POST', '/api/auth/password', {
      token,
      body: { current_password: PASSWORD, new_password: 'sju gula paraplyer i regn' },
    });
    const next = cookiesOf(answer).get('stillsam-renewal') ?? '';
    expect([(await renew(renewal)).status, (await renew(next)).status]).toEqual([401, 200]);
  });

  it('reaches nobody whose password was replaced while they signed in', async () => {
    const { id } = await api.signedIn('admin');
    const before = await api.users.findById(id);
    if (!before) throw new Error('The user is gone');
    await api.users.changePassword(before, 'sju gula paraplyer i regn');
    await expect(api.open(before)).rejects.toMatchObject({ status: 401 });
    expect(await api.query('SELECT FROM sessions WHERE user_id = $1', [id])).toEqual([]);
  });

  it('renews for two tabs that ask at the same time', async () => {
    const { email } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    const both = await Promise.all([renew(renewal), renew(renewal)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(both.map(({ token }) => verify(token)))).toEqual([200, 200]);
  });

  it('ends with a log-out, a new password and the end of the session', async () => {
    const { id, email } = await api.signedIn('admin');
    const ended: string[] = [];
    const out = await signIn(email);
    const answer = await api.call('POST', '/api/auth/logout', { token: out.token });
    expect(cookiesOf(answer).get('stillsam-renewal')).toContain('Max-Age=0');
    ended.push(out.renewal);
    const late = await signIn(email);
    await api.query(`UPDATE sessions SET expires_at = now() WHERE user_id = $1`, [id]);
    ended.push(late.renewal);
    const other = await signIn(email);
    const user = await api.users.findById(id);
    if (user) await api.users.changePassword(user, 'sju gula paraplyer i regn');
    ended.push(other.renewal);
    for (const renewal of ended) expect((await renew(renewal)).status).toBe(401);
  });

  it('ends once every sign-in is ended from one of them', async () => {
    const { email, token } = await api.signedIn('admin');
    const { renewal } = await signIn(email);
    expect((await api.call('DELETE', '/api/auth/sessions', { token })).status).toBe(204);
    expect([(await renew(renewal)).status, await verify(token)]).toEqual([401, 401]);
  });
});

describe('a sign-in', () => {
  it('sends a mail where the browser is a new one, but for the first of all', async () => {
    const { email } = await api.signedIn('admin');
    const subjects = async () => (await mailsTo(api, email)).map(({ subject }) => subject);
    const first = await signIn(email);
    expect(first.device).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    await signIn(email, valueOf(first.device));
    expect(await subjects()).toEqual([]);
    await signIn(email);
    expect(await subjects()).toEqual(['Ny inloggning i redaktionen']);
  });

  it('gets a session of its own, whatever the browser brought (fixation)', async () => {
    const { email } = await api.signedIn('admin');
    const own = await signIn(email);
    const next = await signIn(email, `${valueOf(own.renewal)}; ${valueOf(own.device)}`);
    expect(valueOf(next.renewal).split('.')[0]).not.toBe(valueOf(own.renewal).split('.')[0]);
  });
});
