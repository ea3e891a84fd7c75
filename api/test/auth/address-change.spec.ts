import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, someCaller } from '../support/newsletter';
import { PASSWORD, TestApi } from '../support/test-api';

let api: TestApi;
let asked = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

const confirm = (token: string | undefined) =>
  api.call('POST', '/api/auth/email/confirm', { body: { token }, headers: someCaller() });
const login = async (email: string) =>
  (await api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD }, headers: someCaller() }))
    .status;

async function tokenTo(email: string): Promise<string | undefined> {
  const mail = (await mailsTo(api, email)).at(-1);
  return /ny-adress\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

/** An account that has asked for a new address. */
async function ask(next = `ny${(asked += 1)}@exempel.se`) {
  const { id, email, token } = await api.signedIn('care');
  const answer = await api.call('POST', '/api/auth/email', {
    token,
    body: { email: next },
    headers: someCaller(),
  });
  return { id, email, token, next, answer };
}

describe('a new address', () => {
  it('counts once both mailboxes have confirmed it, and ends every session', async () => {
    const { email, token, next } = await ask();
    const [old, fresh] = [await tokenTo(email), await tokenTo(next)];
    expect((await confirm(fresh)).body).toEqual({ is_changed: false });
    expect([await login(email), await login(next)]).toEqual([200, 401]);
    expect((await confirm(old)).body).toEqual({ is_changed: true });
    expect([await login(email), await login(next)]).toEqual([401, 200]);
    expect((await api.get('/api/auth/verify', token)).status).toBe(401);
    expect([(await confirm(old)).status, (await confirm(fresh)).body.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('waits for the other mailbox, however often one confirms', async () => {
    const { email, next } = await ask();
    const fresh = await tokenTo(next);
    const statuses = (await Promise.all([confirm(fresh), confirm(fresh)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
    expect(await login(email)).toBe(200);
  });

  it('gets the same answer where it is taken, and no mail goes to whoever has it', async () => {
    const other = await api.signedIn('editor');
    const [taken, free] = [await ask(other.email), await ask()];
    expect([taken.answer.status, taken.answer.body]).toEqual([free.answer.status, free.answer.body]);
    expect(await mailsTo(api, other.email)).toEqual([]);
  });

  it('goes to whoever was first', async () => {
    const next = 'bada@exempel.se';
    const [one, two] = [await ask(next), await ask(next)];
    const freshOfTwo = await tokenTo(next);
    await confirm(freshOfTwo);
    await api.query(`UPDATE users SET email = $1 WHERE id = $2`, [next, one.id]);
    const late = await confirm(await tokenTo(two.email));
    expect([late.status, late.body.code]).toEqual([409, 'ADDRESS_TAKEN']);
    expect(await login(two.email)).toBe(200);
  });

  it('fails after a day, and by an earlier link', async () => {
    const { email, token } = await ask();
    const first = await tokenTo(email);
    await api.call('POST', '/api/auth/email', {
      token,
      body: { email: 'sist@exempel.se' },
      headers: someCaller(),
    });
    expect((await confirm(first)).status).toBe(410);
    await api.query(`UPDATE address_changes SET expires_at = now()`);
    expect((await confirm(await tokenTo(email))).status).toBe(410);
  });
});
