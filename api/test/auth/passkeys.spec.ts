import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, someCaller } from '../support/newsletter';
import { SoftwareKey } from '../support/software-key';
import { PASSWORD, TestApi } from '../support/test-api';

const SITE = 'http://localhost:4200';
type Account = { id: string; email: string; token: string };
interface Options {
  options: { challenge: string };
}
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

const call = <Body = Record<string, unknown>>(path: string, token?: string, body: object = {}, cookie = '') =>
  api.call<Body>('POST', `/api/auth/passkeys${path}`, { token, body, headers: { ...someCaller(), cookie } });

async function register(
  account: Account,
  key = new SoftwareKey(SITE),
  name = 'Telefonen',
): Promise<SoftwareKey> {
  const { body } = await call<Options>('/options', account.token);

  const { status } = await call('', account.token, { name, credential: key.register(body) });
  expect(status).toBe(201);
  return key;
}

/** A browser that has asked for a challenge. */
async function beginSignIn() {
  const { body, headers } = await call<Options>('/sign-in/options');
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { options: body, cookie };
}

async function signIn(key: SoftwareKey, lies: Parameters<SoftwareKey['prove']>[1] = {}) {
  const { options, cookie } = await beginSignIn();
  return call('/sign-in', undefined, { credential: key.prove(options, lies) }, cookie);
}

describe('a passkey', () => {
  it('signs in without a password, and is told of by mail when it is added', async () => {
    const account = await api.signedIn('admin');
    const key = await register(account);
    const { status, body } = await signIn(key);
    expect([status, body.user]).toEqual([200, expect.objectContaining({ email: account.email })]);
    expect((await api.get('/api/auth/verify', String(body.token))).status).toBe(200);
    const mails = await mailsTo(api, account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Inloggningen till ditt konto har ändrats']);
    expect(mails[0]?.text).toContain('Nyckeln ”Telefonen” har lagts till.');
  });

  it('asks for user verification in every ceremony, and names its algorithms', async () => {
    const account = await api.signedIn('admin');
    const { body } = await call<{ options: Record<string, unknown> }>('/options', account.token);
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }].map((one) => ({
        ...one,
        type: 'public-key',
      })),
    });
    expect((await beginSignIn()).options.options).toMatchObject({
      userVerification: 'required',
      rpId: 'localhost',
    });
  });

  it('stands in the list by its name, and goes, for its own user alone', async () => {
    const [account, other] = [await api.signedIn('care'), await api.signedIn('care')];
    const key = await register(account);
    await signIn(key);
    const list = async () =>
      (await api.get<{ passkeys: object[] }>('/api/auth/factors', account.token)).body.passkeys;
    const id = key.id.toString('base64url');
    expect(await list()).toEqual([
      { id, name: 'Telefonen', created_at: expect.any(String), last_used_at: expect.any(String) },
    ]);
    const remove = (token: string) => api.call('DELETE', `/api/auth/passkeys/${id}`, { token });
    expect((await remove(other.token)).status).toBe(404);
    expect((await remove(account.token)).status).toBe(204);
    expect((await signIn(key)).body.code).toBe('PASSKEY_REFUSED');
  });

  it('belongs to several devices of one account', async () => {
    const account = await api.signedIn('admin');
    const [one, two] = [await register(account), await register(account, new SoftwareKey(SITE), 'Datorn')];
    expect([(await signIn(one)).status, (await signIn(two)).status]).toEqual([200, 200]);
  });
});

describe('a sign-in by passkey', () => {
  let key: SoftwareKey;
  beforeAll(async () => {
    key = await register(await api.signedIn('admin'));
  });

  it.each([
    ['of another origin', { origin: 'https://stillsam.example' }],
    ['of a subdomain that no configuration names', { origin: 'http://evil.localhost:4200' }],
    ['without user verification', { isVerified: false }],
    ['of a challenge that it made up', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('fails %s', async (_, lies) => {
    const { status, body } = await signIn(key, lies);
    expect([status, body.code]).toEqual([401, 'PASSKEY_REFUSED']);
  });

  it('fails when the answer is sent a second time', async () => {
    const { options, cookie } = await beginSignIn();
    const credential = key.prove(options);
    expect((await call('/sign-in', undefined, { credential }, cookie)).status).toBe(200);
    expect((await call('/sign-in', undefined, { credential }, cookie)).status).toBe(401);
  });

  it('fails when the challenge was given to another browser', async () => {
    const [own, other] = [await beginSignIn(), await beginSignIn()];
    const credential = key.prove(own.options);
    expect((await call('/sign-in', undefined, { credential }, other.cookie)).status).toBe(401);
    expect((await call('/sign-in', undefined, { credential })).status).toBe(401);
    expect((await call('/sign-in', undefined, { credential }, own.cookie)).status).toBe(200);
  });

  it('fails when the counter shows that the key was copied', async () => {
    const copied = await register(await api.signedIn('admin'));
    expect((await signIn(copied, { counter: 7 })).status).toBe(200);
    expect((await signIn(copied, { counter: 7 })).status).toBe(401);
    expect((await signIn(copied, { counter: 8 })).status).toBe(200);
  });

  it('fails five minutes after its challenge', async () => {
    const { options, cookie } = await beginSignIn();
    await api.query(`UPDATE passkey_challenges SET expires_at = expires_at - interval '6 minutes'`);
    expect((await call('/sign-in', undefined, { credential: key.prove(options) }, cookie)).status).toBe(401);
  });

  it.each([[{}], [{ id: 1 }], [{ id: 'x', rawId: 'x', type: 'public-key', response: [] }]])(
    'fails when it is no answer of a browser: %j',
    async (credential) => {
      const { cookie } = await beginSignIn();
      expect((await call('/sign-in', undefined, { credential }, cookie)).body.code).toBe('PASSKEY_REFUSED');
    },
  );
});

describe('wrong passwords', () => {
  it('never block the passkey of an account', async () => {
    const account = await api.signedIn('admin');
    const key = await register(account);
    const headers = someCaller();
    const login = (password: string) =>
      api.call('POST', '/api/auth/login', { body: { email: account.email, password }, headers });
    for (let turn = 0; turn < 6; turn += 1) await login('fel lösenord här');
    expect((await login(PASSWORD)).status).toBe(429);
    expect((await signIn(key)).status).toBe(200);
  });
});

describe('a registration', () => {
  it('fails for the challenge of another session, and leaves nothing half done', async () => {
    const [own, other] = [await api.signedIn('admin'), await api.signedIn('admin')];
    const { body } = await call<Options>('/options', other.token);
    const key = new SoftwareKey(SITE);
    const refused = await call('', own.token, { name: 'Min', credential: key.register(body) });
    expect([refused.status, refused.body.code]).toEqual([422, 'PASSKEY_NOT_ADDED']);
    expect((await api.get('/api/auth/factors', own.token)).body.passkeys).toEqual([]);
  });

  it('fails a second time for the same key', async () => {
    const [one, two] = [await api.signedIn('admin'), await api.signedIn('admin')];
    const key = await register(one);
    const { body } = await call<Options>('/options', two.token);
    expect((await call('', two.token, { name: 'Min', credential: key.register(body) })).status).toBe(422);
  });

  it('fails without user verification', async () => {
    const { token } = await api.signedIn('admin');
    const { body } = await call<Options>('/options', token);
    const credential = new SoftwareKey(SITE).register(body, { isVerified: false });
    expect((await call('', token, { name: 'Min', credential })).status).toBe(422);
  });
});

// With a single owner, hence an API of its own.
describe('the last owner', () => {
  it('keeps the last factor, also where two are removed at the same time', async () => {
    const own = await TestApi.start();
    try {
      const [owner] = [await own.signedIn('admin')];
      const made = [new SoftwareKey(SITE), new SoftwareKey(SITE)];
      for (const key of made) {
        const { body } = await own.call<Options>('POST', '/api/auth/passkeys/options', {
          token: owner.token,
          body: {},
        });
        const body2 = { name: 'Min', credential: key.register(body) };
        await own.call('POST', '/api/auth/passkeys', { token: owner.token, body: body2 });
      }
      const removed = await Promise.all(
        made.map((key) =>
          own.call('DELETE', `/api/auth/passkeys/${key.id.toString('base64url')}`, { token: owner.token }),
        ),
      );
      expect(removed.map(({ status }) => status).sort()).toEqual([204, 409]);
      await own.signedIn('admin');
      const [left] = (await own.get<{ passkeys: { id: string }[] }>('/api/auth/factors', owner.token)).body
        .passkeys;
      const last = await own.call('DELETE', `/api/auth/passkeys/${left?.id}`, { token: owner.token });
      expect(last.status).toBe(204);
    } finally {
      await own.stop();
    }
  });
});

describe('a site with an IP address', () => {
  it('offers no passkeys', async () => {
    const other = await TestApi.start({ environment: { SITE_ORIGIN: 'http://127.0.0.1:4200' } });
    try {
      expect((await other.get('/api/auth/providers')).body.passkey_domain).toBeNull();
      const answer = await other.call('POST', '/api/auth/passkeys/sign-in/options', { body: {} });
      expect([answer.status, answer.body.code]).toEqual([409, 'PASSKEYS_UNAVAILABLE']);
    } finally {
      await other.stop();
    }
  });
});
