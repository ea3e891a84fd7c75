import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, TestApi } from '../support/test-api';

interface Session {
  id: string;
  device: string;
  is_current: boolean;
  [field: string]: unknown;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

async function login(email: string, password = PASSWORD): Promise<string> {
  const { body } = await api.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'User-Agent': FIREFOX },
  });
  return String(body.token);
}
const list = async (token: string) =>
  (await api.get<{ sessions: Session[] }>('/api/auth/sessions', token)).body.sessions;
const verify = async (token: string) => (await api.get('/api/auth/verify', token)).status;

describe('a session', () => {
  it('shows for its owner alone, with device, times and whether it is the present one', async () => {
    const { email } = await api.signedIn('user');
    await api.signedIn('user');
    const token = await login(email);
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: 'Firefox på Windows',
      created_at: expect.stringMatching(/Z$/),
      last_seen_at: expect.stringMatching(/Z$/),
      is_current: true,
    });
    expect(sessions[1]).toMatchObject({ device: 'Okänd enhet', is_current: false });
  });

  it('ends alone, at once', async () => {
    const { email } = await api.signedIn('admin');
    const [one, two] = [await login(email), await login(email)];
    const other = (await list(one)).find(({ is_current }) => !is_current && is_current === false);
    const twosId = (await list(two)).find(({ is_current }) => is_current)?.id ?? other?.id;
    const end = () => api.call('DELETE', `/api/auth/sessions/${twosId}`, { token: one });
    expect((await end()).status).toBe(204);
    expect([await verify(one), await verify(two)]).toEqual([200, 401]);
    expect((await end()).body.code).toBe('SESSION_NOT_FOUND');
  });

  it('does not end by somebody else', async () => {
    const [mine, theirs] = [await api.signedIn('admin'), await api.signedIn('admin')];
    const id = (await list(theirs.token))[0]?.id;
    expect((await api.call('DELETE', `/api/auth/sessions/${id}`, { token: mine.token })).status).toBe(404);
    expect(await verify(theirs.token)).toBe(200);
  });

  it.each(['x', '1', "1'%20OR%20'1'='1", '00000000-0000-4000-8000-000000000000'])(
    'answers 404 for %s',
    async (id) => {
      const { token } = await api.signedIn('user');
      expect((await api.call('DELETE', `/api/auth/sessions/${id}`, { token })).status).toBe(404);
    },
  );

  it('ends by logging out, and leaves the others', async () => {
    const { email } = await api.signedIn('user');
    const [one, two] = [await login(email), await login(email)];
    await api.call('POST', '/api/auth/logout', { token: one });
    expect([await verify(one), await verify(two)]).toEqual([401, 200]);
  });

  it('ends at its time, whatever the token claims', async () => {
    const { token } = await api.signedIn('user');
    const [session] = await list(token);
    await api.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      session?.id,
    ]);
    expect(await verify(token)).toBe(401);
  });

  it('shows when it was last seen', async () => {
    const { token } = await api.signedIn('user');
    const [session] = await list(token);
    await api.query(`UPDATE sessions SET last_seen_at = '2020-01-01' WHERE id = $1`, [session?.id]);
    await verify(token);
    const seen = Date.parse(String((await list(token))[0]?.last_seen_at));
    expect(Date.now() - seen).toBeLessThan(10_000);
  });
});

describe('changing the password', () => {
  const NEW = 'en helt annan lugn fras';
  const change = (token: string, fields: Record<string, unknown>) =>
    api.call('POST', '/api/auth/password', { token, body: fields });

  it('ends every other session and goes on here with a new token', async () => {
    const { email, token: first } = await api.signedIn('admin');
    const here = await login(email);
    const { status, body } = await change(here, { current_password: PASSWORD, new_password: NEW });
    expect(status).toBe(200);
    expect([await verify(first), await verify(here), await verify(String(body.token))]).toEqual([
      401, 401, 200,
    ]);
    expect(await list(String(body.token))).toMatchObject([
      { is_current: true, device: 'Firefox på Windows' },
    ]);
    expect((await api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).status).toBe(
      401,
    );
    expect(await verify(await login(email, NEW))).toBe(200);
  });

  it.each([
    [{ current_password: 'fel', new_password: NEW }, 'current_password'],
    [{ current_password: PASSWORD, new_password: 'för kort' }, 'new_password'],
    [{ current_password: PASSWORD, new_password: 'x'.repeat(201) }, 'new_password'],
    [{ current_password: PASSWORD, new_password: 'Lösenord2026' }, 'new_password'],
    [{ new_password: NEW }, 'current_password'],
  ])('refuses %j and changes nothing', async (fields, path) => {
    const { email, token } = await api.signedIn('user');
    const { status, body } = await change(token, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path }] });
    expect(await verify(token)).toBe(200);
    expect(await verify(await login(email))).toBe(200);
  });

  it('refuses one that is derived from the address, with the reason', async () => {
    const { email, token } = await api.signedIn('user');
    const { status, body } = await change(token, { current_password: PASSWORD, new_password: email });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      {
        path: 'new_password',
        message: 'Lösenordet liknar din e-postadress. Välj något som inte har med den att göra.',
      },
    ]);
    expect(await verify(await login(email))).toBe(200);
  });

  it('lets nobody guess the present one through a stolen token', async () => {
    const { token } = await api.signedIn('user');
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await change(token, { current_password: 'fel', new_password: NEW })).status).toBe(400);
    expect((await change(token, { current_password: PASSWORD, new_password: NEW })).status).toBe(429);
  });
});
