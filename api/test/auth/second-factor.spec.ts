import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { mailsTo, someCaller } from '../support/newsletter';
import { SoftwareKey } from '../support/software-key';
import { PASSWORD, TestApi } from '../support/test-api';

interface Account {
  id: string;
  email: string;
  token: string;
}
const STEP_MS = 30_000;
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

const call = <Body = Record<string, unknown>>(method: string, path: string, token: string, body?: object) =>
  api.call<Body>(method, `/api/auth/${path}`, { token, body, headers: someCaller() });
const login = (email: string, second_factor?: string, password = PASSWORD) =>
  api.call('POST', '/api/auth/login', { body: { email, password, second_factor }, headers: someCaller() });
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });

/** An account with an authenticator app, whose codes of now and before have not been used. */
async function withApp(role: 'admin' | 'care' | 'editor' = 'admin'): Promise<Account & { secret: string }> {
  const account = await api.signedIn(role);
  const { body } = await call<{ secret: string; uri: string }>('POST', 'totp', account.token, {});
  expect(body.uri).toContain(`secret=${body.secret}`);
  const { status } = await call('POST', 'totp/confirm', account.token, { code: await codeOf(body.secret) });
  expect(status).toBe(204);
  await api.query('UPDATE authenticators SET last_step = 0 WHERE user_id = $1', [account.id]);
  return { ...account, secret: body.secret };
}

async function recoveryCodes({ token }: Account): Promise<string[]> {
  return (await call<{ codes: string[] }>('POST', 'recovery-codes', token, {})).body.codes;
}

/** Lets the last proof of every session lie ten minutes back. */
const age = (id: string) =>
  api.query(`UPDATE sessions SET confirmed_at = now() - interval '10 minutes' WHERE user_id = $1`, [id]);

describe('a log-in of an account with an authenticator app', () => {
  it('answers a stable code and no token until the code comes with it', async () => {
    const { email, secret } = await withApp();
    const first = await login(email);
    expect([first.status, first.body.code, first.body.token]).toEqual([
      401,
      'SECOND_FACTOR_REQUIRED',
      undefined,
    ]);
    expect(first.headers.getSetCookie()).toEqual([]);
    const second = await login(email, await codeOf(secret));
    expect([second.status, second.body.user]).toEqual([200, expect.objectContaining({ email })]);
  });

  it('says the same for a wrong password, with or without a code', async () => {
    const { email, secret } = await withApp();
    const answers = await Promise.all([
      login(email, undefined, 'fel lösenord här'),
      login(email, await codeOf(secret), 'fel lösenord här'),
      login('ingen@exempel.se', '123456'),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'INVALID_CREDENTIALS']),
    );
  });

  it('accepts a code once, also of two at the same time', async () => {
    const { email, secret } = await withApp();
    const code = await codeOf(secret);
    const statuses = (await Promise.all([login(email, code), login(email, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await login(email, code)).body.code).toBe('WRONG_CODE');
  });

  it('accepts the code of this step and the one before, and no older or later one', async () => {
    const { email, secret } = await withApp();
    const statusOf = async (steps: number) => {
      await api.query('UPDATE authenticators SET last_step = 0');
      return (await login(email, await codeOf(secret, steps))).status;
    };
    expect([await statusOf(-3), await statusOf(2), await statusOf(-1), await statusOf(0)]).toEqual([
      401, 401, 200, 200,
    ]);
  });

  it('takes ten codes of an account in a quarter of an hour, whatever the net', async () => {
    const { email, secret } = await withApp();
    for (let turn = 0; turn < 10; turn += 1) expect((await login(email, '000000')).status).toBe(401);
    const blocked = await login(email, await codeOf(secret));
    expect([blocked.status, blocked.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('does not count wrong passwords as codes, so that a stranger locks nobody out', async () => {
    const { email, secret } = await withApp();
    for (let turn = 0; turn < 12; turn += 1) await login(email, '000000', 'fel lösenord här');
    expect((await login(email, await codeOf(secret))).status).toBe(200);
  });

  it('keeps asking after a forgotten password was replaced', async () => {
    const { email } = await withApp();
    const user = await api.users.findByEmail(email);
    if (user) await api.users.changePassword(user, 'sju gula paraplyer i regn');
    expect((await login(email, undefined, 'sju gula paraplyer i regn')).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it('asks for no code once the app is removed', async () => {
    const { email, token } = await withApp();
    expect((await call('DELETE', 'totp', token)).status).toBe(204);
    expect((await login(email)).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  it('counts once a code of it is confirmed', async () => {
    const { email, token } = await api.signedIn('admin');
    await call('POST', 'totp', token, {});
    expect((await login(email)).status).toBe(200);
    const refused = await call('POST', 'totp/confirm', token, { code: '000000' });
    expect([refused.status, refused.body.code]).toEqual([422, 'CODE_NOT_ACCEPTED']);
    expect((await call('GET', 'factors', token)).body.has_totp).toBe(false);
  });

  it('counts its confirming code as used', async () => {
    const { email, token } = await api.signedIn('admin');
    const { body } = await call<{ secret: string }>('POST', 'totp', token, {});
    const code = await codeOf(body.secret);
    expect((await call('POST', 'totp/confirm', token, { code })).status).toBe(204);
    expect((await login(email, code)).body.code).toBe('WRONG_CODE');
  });

  it('takes the place of an earlier one', async () => {
    const { email, token, secret } = await withApp();
    const { body } = await call<{ secret: string }>('POST', 'totp', token, {});
    expect((await login(email, await codeOf(secret))).status).toBe(200);
    await call('POST', 'totp/confirm', token, { code: await codeOf(body.secret) });
    expect((await login(email, await codeOf(secret))).status).toBe(401);
    await api.query('UPDATE authenticators SET last_step = 0');
    expect((await login(email, await codeOf(body.secret))).status).toBe(200);
  });

  it('lies encrypted in the database', async () => {
    const { id, secret } = await withApp();
    const rows = await api.query<{ sealed_secret: string }>(
      'SELECT * FROM authenticators WHERE user_id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('removing an authenticator app', () => {
  it('takes the one that was about to replace it too, and is told by mail', async () => {
    const { email, token } = await withApp();
    await call('POST', 'totp', token, {});
    const before = (await mailsTo(api, email)).length;
    expect((await call('DELETE', 'totp', token)).status).toBe(204);
    expect((await mailsTo(api, email)).length).toBe(before + 1);
    expect((await login(email)).status).toBe(200);
  });

  it('fails where only one was begun, and removes nothing', async () => {
    const { email, token } = await api.signedIn('admin');
    await call('POST', 'totp', token, {});
    expect((await call('DELETE', 'totp', token)).body.code).toBe('AUTHENTICATOR_NOT_FOUND');
    expect(await mailsTo(api, email)).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('stands in for the second factor once', async () => {
    const account = await withApp();
    const codes = await recoveryCodes(account);
    expect(new Set(codes).size).toBe(10);
    const [one = '', two = ''] = codes;
    const answers = await Promise.all([login(account.email, one), login(account.email, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(account.email, ` ${two.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await call('GET', 'factors', account.token)).body.recovery_codes_left).toBe(8);
  });

  it('fails once there are new ones, and lies hashed in the database', async () => {
    const account = await withApp();
    const [old = ''] = await recoveryCodes(account);
    const next = await recoveryCodes(account);
    const rows = await api.query('SELECT code_hash FROM recovery_codes WHERE user_id = $1', [account.id]);
    for (const code of next) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect((await login(account.email, old)).status).toBe(401);
  });

  it('needs an account with a factor', async () => {
    const { token } = await api.signedIn('admin');
    expect((await call('POST', 'recovery-codes', token, {})).body.code).toBe('NO_FACTOR_YET');
  });
});

describe('a proof again', () => {
  const CALLS: [method: string, path: string][] = [
    ['POST', '/api/auth/email'],
    ['POST', '/api/auth/totp'],
    ['POST', '/api/auth/totp/confirm'],
    ['DELETE', '/api/auth/totp'],
    ['POST', '/api/auth/recovery-codes'],
    ['POST', '/api/auth/passkeys/options'],
    ['DELETE', '/api/auth/passkeys/x'],
    ['DELETE', '/api/auth/sessions/x'],
    ['POST', '/api/admin/invites'],
    ['POST', '/api/admin/invites/1/mail'],
    ['POST', '/api/admin/users/1/reset-factors'],
    ['PATCH', '/api/admin/users/1'],
    ['POST', '/api/admin/users/1/remove'],
    ['POST', '/api/orders/x/refunds'],
    ['POST', '/api/admin/personal-data/erase'],
    ['POST', '/api/admin/campaigns/1/start'],
    ['POST', '/api/admin/campaigns/1/resend'],
    ['GET', '/api/admin/campaigns/1/export/csv'],
    ['POST', '/api/admin/releases/site/rollback'],
    ['GET', '/api/admin/newsletter/subscribers/export/csv'],
    ['POST', '/api/admin/newsletter/subscribers/bulk-update-all'],
    ['GET', '/api/admin/notify/export/csv'],
    ['GET', '/api/admin/ledger/csv'],
    ['DELETE', '/api/auth/sessions'],
  ];

  it.each(CALLS)('comes before this five minutes after the last: %s %s', async (method, path) => {
    const { id, token } = await api.signedIn('admin');
    await age(id);
    const late = await api.call(method, path, { token, body: method === 'POST' ? {} : undefined });
    expect([late.status, late.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
  });

  it('comes before nothing within the five minutes', async () => {
    const { token } = await api.signedIn('admin');
    for (const [method, path] of CALLS) {
      const answer = await api.call(method, path, { token, body: method === 'POST' ? {} : undefined });
      expect([path, answer.body.code]).not.toEqual([path, 'STEP_UP_REQUIRED']);
    }
  });

  it('takes the password of an account without a second factor, and ends the token before', async () => {
    const { id, token } = await api.signedIn('admin');
    await age(id);
    const wrong = await call('POST', 'step-up', token, { password: 'fel lösenord här' });
    expect([wrong.status, wrong.body.issues]).toEqual([
      400,
      [{ path: 'password', message: 'Lösenordet stämmer inte.' }],
    ]);
    const { status, body } = await call('POST', 'step-up', token, { password: PASSWORD });
    expect(status).toBe(200);
    expect((await call('POST', 'totp', String(body.token), {})).status).toBe(200);
    expect((await call('GET', 'verify', token)).status).toBe(401);
  });

  it('takes a code where the account has an app, and not the password', async () => {
    const { id, token, secret } = await withApp();
    await age(id);
    expect((await call('POST', 'step-up', token, { password: PASSWORD })).body.code).toBe('NOT_CONFIRMED');
    expect((await call('POST', 'step-up', token, { code: '000000' })).body.code).toBe('NOT_CONFIRMED');
    expect((await call('POST', 'step-up', token, { code: await codeOf(secret) })).status).toBe(200);
  });

  it('takes a passkey of the caller, and not of another user', async () => {
    const [own, other] = [await api.signedIn('care'), await api.signedIn('care')];
    const keys = new Map<string, SoftwareKey>();
    for (const { token } of [own, other]) {
      const key = new SoftwareKey('http://localhost:4200');
      const { body } = await call<{ options: { challenge: string } }>('POST', 'passkeys/options', token, {});
      await call('POST', 'passkeys', token, { name: 'Min', credential: key.register(body) });
      keys.set(token, key);
    }
    const prove = async (token: string) => {
      const { body } = await call<{ options: { challenge: string } }>(
        'POST',
        'step-up/options',
        own.token,
        {},
      );
      return call('POST', 'step-up', own.token, { credential: keys.get(token)?.prove(body) });
    };
    expect((await prove(other.token)).body.code).toBe('NOT_CONFIRMED');
    expect((await prove(own.token)).status).toBe(200);
  });

  it('fails where the body holds nothing', async () => {
    const { token } = await api.signedIn('admin');
    expect((await call('POST', 'step-up', token, {})).body.code).toBe('NOT_CONFIRMED');
  });
});

describe('the audit log', () => {
  it('names who changed a factor', async () => {
    const { id } = await withApp();
    const rows = await api.query('SELECT action, outcome FROM audit_log WHERE actor_id = $1', [id]);
    expect(rows).toEqual([{ action: 'Factors_confirmTotp', outcome: 'done' }]);
  });
});
