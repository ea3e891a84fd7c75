import { beforeEach, describe, expect, it } from '@jest/globals';
import { API_ORIGIN, answer, startFakeApi, type FakeApi } from '../../../test/fake-api';
import { ADMIN, signedIn } from '../../../test/fixtures';
import { Session } from './session';

const RENAME = 'PUT /api/auth/name';

describe('a call whose session has ended', () => {
  let api: FakeApi;
  let session: Session;
  const rename = (client = session.client) => client.PUT('/api/auth/name', { body: { name: 'Anna L' } });
  const untilExpired = () =>
    new Promise<void>((resolve) => {
      const look = () => void (session.getState().status === 'expired' && resolve());
      session.subscribe(look);
      look();
    });

  beforeEach(async () => {
    api = startFakeApi();
    signedIn(api);
    api.on(RENAME, ({ token }) =>
      token === 'Bearer new' ? answer({ ...ADMIN, name: 'Anna L' }) : answer({ error: 'Nej.' }, 401),
    );
    api.on('POST /api/auth/login', () => answer({ token: 'new', user: ADMIN }));
    session = new Session(API_ORIGIN);
    await session.verify();
  });

  it('repeats with its body and the new token once the user has signed in again', async () => {
    const renamed = rename();
    await untilExpired();
    await session.signIn(ADMIN.email, 'hemligt');
    expect((await renamed).data?.name).toBe('Anna L');
    expect(api.calls(RENAME).map(({ token, body }) => [token, body])).toEqual([
      ['Bearer valid', { name: 'Anna L' }],
      ['Bearer new', { name: 'Anna L' }],
    ]);
  });

  it('waits for the same sign-in as another one', async () => {
    const both = Promise.all([rename(), rename()]);
    await untilExpired();
    await session.signIn(ADMIN.email, 'hemligt');
    expect(await both).toHaveLength(2);
    expect(api.calls('POST /api/auth/login')).toHaveLength(1);
  });

  it('fails when the user dismisses the dialog', async () => {
    const renamed = expect(rename()).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    await untilExpired();
    session.dismissSignIn();
    await renamed;
    expect(api.calls(RENAME)).toHaveLength(1);
  });

  it('fails in the background and opens no dialog', async () => {
    await expect(rename(session.background)).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('signed-in');
  });

  it('fails where nobody is signed in', async () => {
    const other = new Session(API_ORIGIN);
    await expect(rename(other.client)).rejects.toMatchObject({ status: 401, message: 'Nej.' });
  });
});

describe('a call whose token has expired', () => {
  it('repeats with the token that the cookie of the session renews, without a dialog', async () => {
    const api = startFakeApi();
    signedIn(api);
    api.on(RENAME, ({ token }) =>
      token === 'Bearer renewed' ? answer(ADMIN) : answer({ error: 'Nej.' }, 401),
    );
    api.on('POST /api/auth/renew', () => answer({ token: 'renewed', user: ADMIN }));
    const session = new Session(API_ORIGIN);
    await session.verify();
    for (const client of [session.client, session.background])
      await client.PUT('/api/auth/name', { body: { name: 'Anna' } });
    expect(session.getState().status).toBe('signed-in');
    expect(window.localStorage.getItem('token')).toBe('renewed');
    expect(api.calls('POST /api/auth/renew')).toHaveLength(1);
  });

  it('keeps its session while the renewal cannot be asked for', async () => {
    const api = startFakeApi();
    signedIn(api);
    const session = new Session(API_ORIGIN);
    await session.verify();
    api.on(RENAME, () => answer({ error: 'Nej.' }, 401));
    api.on('POST /api/auth/renew', () => Response.error());
    const call = session.client.PUT('/api/auth/name', { body: { name: 'Anna' } });
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
    expect(session.getState().status).toBe('signed-in');
    expect(window.localStorage.getItem('token')).toBe('valid');
  });

  it('ends its session by the renewed token when the user signs out', async () => {
    const api = startFakeApi();
    signedIn(api);
    const session = new Session(API_ORIGIN);
    await session.verify();
    api.on('POST /api/auth/logout', ({ token }) =>
      token === 'Bearer renewed' ? new Response(null, { status: 204 }) : answer({ error: 'Nej.' }, 401),
    );
    api.on('POST /api/auth/renew', () => answer({ token: 'renewed', user: ADMIN }));
    await session.signOut();
    expect(api.calls('POST /api/auth/logout').map(({ token }) => token)).toEqual([
      'Bearer valid',
      'Bearer renewed',
    ]);
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it('passes again by the renewed token when the page opens', async () => {
    const api = startFakeApi();
    window.localStorage.setItem('token', 'expired');
    api.on('GET /api/auth/verify', ({ token }) =>
      token === 'Bearer renewed' ? answer({ valid: true, user: ADMIN }) : answer({ error: 'Nej.' }, 401),
    );
    api.on('POST /api/auth/renew', () => answer({ token: 'renewed', user: ADMIN }));
    const session = new Session(API_ORIGIN);
    await session.verify();
    expect(session.getState().status).toBe('signed-in');
  });
});

describe('a call that asks for a proof', () => {
  const STEP_UP = 'POST /api/auth/step-up';

  async function ask() {
    const api = startFakeApi();
    signedIn(api);
    api.on(RENAME, ({ token }) =>
      token === 'Bearer proven'
        ? answer(ADMIN)
        : answer({ error: 'Bekräfta först att det är du.', code: 'STEP_UP_REQUIRED' }, 403),
    );
    api.on(STEP_UP, ({ body }) =>
      (body as { password: string }).password === 'rätt'
        ? answer({ token: 'proven', user: ADMIN })
        : answer({ error: 'Nej.', code: 'NOT_CONFIRMED' }, 403),
    );
    const session = new Session(API_ORIGIN);
    await session.verify();
    const renamed = session.client.PUT('/api/auth/name', { body: { name: 'Anna L' } });
    // The test may look at it later than it fails.
    renamed.catch(() => {});
    await new Promise<void>((resolve) => {
      session.subscribe(() => {
        const state = session.getState();
        if (state.status === 'signed-in' && state.isProofAsked) resolve();
      });
    });
    return { api, session, renamed };
  }

  it('repeats with its body and the new token once the proof is right', async () => {
    const { api, session, renamed } = await ask();
    await expect(session.prove({ password: 'fel' })).rejects.toMatchObject({ code: 'NOT_CONFIRMED' });
    await session.prove({ password: 'rätt' });
    await renamed;
    expect(api.calls(RENAME).map(({ token, body }) => [token, body])).toEqual([
      ['Bearer valid', { name: 'Anna L' }],
      ['Bearer proven', { name: 'Anna L' }],
    ]);
    expect(session.getState()).toMatchObject({ status: 'signed-in', isProofAsked: false });
  });

  it('fails with the refusal when the user gives none', async () => {
    const { api, session, renamed } = await ask();
    session.dismissProof();
    await expect(renamed).rejects.toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(api.calls(RENAME)).toHaveLength(1);
  });

  it('fails in the background and opens no dialog', async () => {
    const { session, renamed } = await ask();
    session.dismissProof();
    await expect(renamed).rejects.toMatchObject({ status: 403 });
    const call = session.background.PUT('/api/auth/name', { body: { name: 'Anna' } });
    await expect(call).rejects.toMatchObject({ status: 403 });
    expect(session.getState()).toMatchObject({ isProofAsked: false });
  });
});
