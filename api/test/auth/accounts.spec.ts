import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { mailsTo, someCaller } from '../support/newsletter';
import { PASSWORD, TestApi } from '../support/test-api';

interface Account {
  id: string;
  email: string;
  role: string;
  is_invited: boolean;
  has_second_factor: boolean;
  last_seen_at: string | null;
  is_own: boolean;
}

const NEW_PASSWORD = 'sju gula paraplyer i regn';
let api: TestApi;
let owner: { id: string; email: string; token: string };
let invited = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  owner = await api.signedIn('admin', { name: 'Ada Ek' });
});
afterAll(() => api.stop());

const act = (method: string, path: string, body: object = {}, token = owner.token) =>
  api.call(method, `/api/admin/${path}`, { token, body, headers: someCaller() });
const list = async () =>
  (await api.get<{ accounts: Account[] }>('/api/admin/users', owner.token)).body.accounts;
const find = async (email: string) => (await list()).find((account) => account.email === email);

async function invite(role = 'editor'): Promise<string> {
  invited += 1;
  const email = `inbjuden${invited}@exempel.se`;
  const { status } = await act('POST', 'invites', { email, name: 'Kim Ek', role });
  expect(status).toBe(204);
  return email;
}

async function mailedTokens(email: string): Promise<string[]> {
  const mails = await mailsTo(api, email);
  return mails.flatMap(({ text }) => /nytt-losenord\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

const accept = (token: string | undefined) =>
  api.call('POST', '/api/auth/password-reset/confirm', {
    body: { token, new_password: NEW_PASSWORD },
    headers: someCaller(),
  });
const login = (email: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password: NEW_PASSWORD }, headers: someCaller() });

describe('an invite', () => {
  it('makes an account that its user opens once, by a mail that names who invites', async () => {
    const email = await invite();
    expect(await find(email)).toMatchObject({ role: 'editor', is_invited: true, last_seen_at: null });
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toContain('Ada Ek har bjudit in dig');
    const [token] = await mailedTokens(email);
    expect([(await accept(token)).status, (await accept(token)).status]).toEqual([204, 410]);
    expect((await login(email)).body.user).toMatchObject({ role: 'editor', name: 'Kim Ek' });
    expect(await find(email)).toMatchObject({ is_invited: false });
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([
      'Du är inbjuden till redaktionen',
    ]);
  });

  it('comes again until it is accepted, for 72 hours each', async () => {
    const email = await invite();
    const id = (await find(email))?.id;
    expect((await act('POST', `invites/${id}/mail`)).status).toBe(204);
    const [first, second] = await mailedTokens(email);
    await api.query(`UPDATE password_resets SET expires_at = expires_at - interval '73 hours'`);
    expect([(await accept(first)).status, (await accept(second)).status]).toEqual([410, 410]);
    await act('POST', `invites/${id}/mail`);
    expect((await accept((await mailedTokens(email)).at(-1))).status).toBe(204);
    const again = await act('POST', `invites/${id}/mail`);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_ACCEPTED']);
  });

  it('goes with its account', async () => {
    const email = await invite();
    const id = (await find(email))?.id;
    expect((await act('POST', `users/${id}/remove`)).status).toBe(204);
    expect((await accept((await mailedTokens(email))[0])).status).toBe(410);
    expect(await find(email)).toBeUndefined();
  });

  it('needs a free address and a role that can be given', async () => {
    const body = { email: 'ny@exempel.se', name: 'Ny', role: 'care' };
    const taken = await act('POST', 'invites', { ...body, email: owner.email });
    expect([taken.status, taken.body.code]).toEqual([409, 'ADDRESS_TAKEN']);
    const team = await act('POST', 'invites', { ...body, role: 'team' });
    expect(team.body.issues).toEqual([{ path: 'role', message: 'Välj vad kontot ska få göra.' }]);
    expect(await find('ny@exempel.se')).toBeUndefined();
  });
});

describe('an account', () => {
  it('loses its sessions with a change of its role', async () => {
    const { id, token } = await api.signedIn('editor');
    expect((await act('PATCH', `users/${id}`, { role: 'care' })).status).toBe(204);
    expect((await api.get('/api/auth/verify', token)).status).toBe(401);
    expect((await list()).find((account) => account.id === id)?.role).toBe('care');
  });

  it('changes by another owner alone where it is the own one', async () => {
    expect((await list()).filter(({ is_own }) => is_own)).toMatchObject([{ id: owner.id }]);
    for (const answer of [
      await act('PATCH', `users/${owner.id}`, { role: 'editor' }),
      await act('POST', `users/${owner.id}/remove`),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await act('PATCH', 'users/999', { role: 'editor' })).status).toBe(404);
    const { body } = await api.get<{ entries: { outcome: string }[] }>(
      '/api/admin/audit?action=Accounts_remove&limit=1',
      owner.token,
    );
    expect(body.entries).toMatchObject([{ outcome: 'refused', code: 'OWN_ACCOUNT', target: owner.id }]);
  });

  it('stays the last owner for one of two who demote each other at the same time', async () => {
    const other = await api.signedIn('admin');
    const answers = await Promise.all([
      act('PATCH', `users/${other.id}`, { role: 'editor' }),
      act('PATCH', `users/${owner.id}`, { role: 'editor' }, other.token),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    // Either may be the quicker one, and the tests below need whoever is left.
    if (answers[1]?.status === 204) owner = other;
    const owners = await api.query(`SELECT FROM users WHERE role = 'admin'`);
    expect(owners).toHaveLength(1);
    await expect(api.query(`UPDATE users SET role = 'user' WHERE role = 'admin'`)).rejects.toThrow(
      'last owner',
    );
    await expect(api.query(`DELETE FROM users WHERE role = 'admin'`)).rejects.toThrow('last owner');
  });

  it('gets in without its second factor by the help of another owner, and is told so', async () => {
    const own = await api.signedIn('care');
    const { body } = await api.call<{ secret: string }>('POST', '/api/auth/totp', {
      token: own.token,
      body: {},
    });
    const code = await generate({ secret: body.secret });
    await api.call('POST', '/api/auth/totp/confirm', { token: own.token, body: { code } });
    expect(await find(own.email)).toMatchObject({ has_second_factor: true });
    const login = () =>
      api.call('POST', '/api/auth/login', {
        body: { email: own.email, password: PASSWORD },
        headers: someCaller(),
      });
    expect((await login()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const helper = await api.signedIn('admin');
    expect((await act('POST', `users/${own.id}/reset-factors`, {}, helper.token)).status).toBe(204);
    expect([(await login()).status, (await find(own.email))?.has_second_factor]).toEqual([200, false]);
    expect((await api.get('/api/auth/verify', own.token)).status).toBe(401);
    expect((await mailsTo(api, own.email)).at(-1)?.subject).toBe('Du kan logga in med bara lösenordet igen');
    const self = await act('POST', `users/${helper.id}/reset-factors`, {}, helper.token);
    expect([self.status, self.body.code]).toEqual([409, 'OWN_ACCOUNT']);
  });
});
