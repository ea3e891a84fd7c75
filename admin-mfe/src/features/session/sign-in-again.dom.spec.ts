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
