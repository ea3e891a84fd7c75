import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, someCaller } from '../support/newsletter';
import { eventually, PASSWORD, TestApi } from '../support/test-api';

const NEW_PASSWORD = 'sju gula paraplyer i regn';
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

const request = (email: unknown) =>
  api.call('POST', '/api/auth/password-reset', { body: { email }, headers: someCaller() });
const reset = (token: unknown, new_password: unknown = NEW_PASSWORD) =>
  api.call('POST', '/api/auth/password-reset/confirm', {
    body: { token, new_password },
    headers: someCaller(),
  });
const login = async (email: string, password: string) =>
  (await api.call('POST', '/api/auth/login', { body: { email, password }, headers: someCaller() })).status;

/** The tokens that were mailed to a user, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const mails = await mailsTo(api, email);
  return mails.flatMap(({ text }) => /nytt-losenord\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function mailedToken(email: string): Promise<string> {
  const before = (await tokensOf(email)).length;
  await request(email);
  await eventually(async () => (await tokensOf(email)).length > before);
  return (await tokensOf(email)).at(-1) ?? '';
}

describe('a forgotten password', () => {
  it('yields once to a mailed link, which ends every session and is told by mail', async () => {
    const { email, token: session } = await api.signedIn('admin');
    const token = await mailedToken(email);
    expect((await reset(token)).status).toBe(204);
    expect([await login(email, PASSWORD), await login(email, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await api.get('/api/auth/verify', session)).status).toBe(401);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Ditt lösenord är bytt');
    const again = await reset(token, 'ett helt annat lösenord här');
    expect([again.status, again.body.code]).toEqual([410, 'LINK_EXPIRED']);
    expect(await login(email, NEW_PASSWORD)).toBe(200);
  });

  it('gets the same answer for every address, and mails none that has no account', async () => {
    const { email } = await api.signedIn('team');
    const [known, unknown] = [await request(email.toUpperCase()), await request('ingen@exempel.se')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.message).toMatch(/^Hör adressen till ett konto/);
    await eventually(async () => (await tokensOf(email)).length === 1);
    expect(await mailsTo(api, 'ingen@exempel.se')).toEqual([]);
  });

  it('has at most three links at a time, whoever asks, and uses up all of them', async () => {
    const { email } = await api.signedIn('admin');
    for (let turn = 0; turn < 3; turn += 1) await mailedToken(email);
    await request(email);
    const [first, second, third, ...more] = await tokensOf(email);
    expect(more).toEqual([]);
    const answers = await Promise.all([reset(first), reset(second), reset(third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
  });

  it('keeps its link after a password that is easy to guess', async () => {
    const { email } = await api.signedIn('admin');
    const token = await mailedToken(email);
    const refused = await reset(token, 'lösenord1234');
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'new_password', message: expect.stringContaining('för lätt att gissa') }],
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('refuses a link after a quarter of an hour, and one that nobody mailed', async () => {
    const { email } = await api.signedIn('admin');
    const token = await mailedToken(email);
    await api.query(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
    expect([(await reset(token)).status, (await reset('påhittad')).status]).toEqual([410, 410]);
    expect(await login(email, PASSWORD)).toBe(200);
  });

  it('stores no usable token, and stands in the event log', async () => {
    const { email } = await api.signedIn('admin');
    const token = await mailedToken(email);
    const rows = await api.query('SELECT token_hash FROM password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token);
    const { token: other } = await api.signedIn('admin');
    const { body } = await api.get<{ entries: object[] }>('/api/admin/audit', other);
    expect(JSON.stringify(body)).toContain('PasswordReset_reset');
    expect(JSON.stringify(body)).not.toContain(token);
  });
});
