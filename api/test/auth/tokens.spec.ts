import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken, TestApi } from '../support/test-api';

let api: TestApi;
let admin: { id: string; email: string; token: string };

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.signedIn('admin');
});
afterAll(() => api.stop());

const verify = async (token: string) => (await api.get('/api/auth/verify', token)).status;

describe('a token', () => {
  it('opens what it was signed for', async () => {
    const { status, body } = await api.get('/api/auth/verify', admin.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      valid: true,
      user: {
        id: admin.id,
        email: admin.email,
        username: 'admin',
        name: '',
        role: 'admin',
        isAdmin: true,
        areas: expect.any(Array),
      },
    });
  });

  const payload = () => ({ sub: admin.id, sid: sessionOf(admin.token), ver: 0 });

  it('passes where it is signed here for a session', async () => {
    expect(await verify(signToken(payload()))).toBe(200);
  });

  it.each([
    ['without a signature (alg none)', () => signToken(payload(), { algorithm: 'none' })],
    ['of another algorithm', () => signToken(payload(), { algorithm: 'HS512' })],
    ['of another key', () => signToken(payload(), { secret: 'another secret of forty bytes, a guess!!' })],
    ['of another issuer', () => signToken(payload(), { issuer: 'someone' })],
    ['for another audience', () => signToken(payload(), { audience: 'someone' })],
    ['that has expired', () => signToken(payload(), { expiresIn: -1 })],
    [
      'older than an hour, whatever it says',
      () => signToken({ ...payload(), iat: nowSeconds() - 3700 }, { expiresIn: 90_000 }),
    ],
    ['of an earlier token version', () => signToken({ ...payload(), ver: -1 })],
    ['of nobody', () => signToken({ ...payload(), sub: '999999' })],
    ['whose subject is no id', () => signToken({ ...payload(), sub: "1' OR true" })],
    ['whose subject is out of range', () => signToken({ ...payload(), sub: '99999999999999999999' })],
    ['without a session', () => signToken({ sub: admin.id, ver: 0 })],
    ['whose session is none', () => signToken({ ...payload(), sid: 'x' })],
    ['whose session is a list', () => signToken({ ...payload(), sid: [sessionOf(admin.token)] })],
    ['of an unknown session', () => signToken({ ...payload(), sid: '00000000-0000-4000-8000-000000000000' })],
    ['that is no token', () => 'abc.def.ghi'],
  ])('gets 401: %s', async (_, make) => {
    expect(await verify(make())).toBe(401);
  });

  it('gets 401 with edited claims', async () => {
    const [head, , signature] = admin.token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...payload(), exp: 9_999_999_999 })).toString('base64url');
    expect(await verify(`${head}.${claims}.${signature}`)).toBe(401);
  });

  it.each([
    ['logout', (_id: string, token: string) => api.call('POST', '/api/auth/logout', { token })],
    ['a demotion', (id: string) => api.users.changeRole(id, 'user')],
    [
      'a new password',
      (id: string) =>
        api.users.changePassword({ id, email: 'rut@exempel.se', isInvited: false }, 'en helt annan fras'),
    ],
    ['the removal of the user', (id: string) => api.query('DELETE FROM users WHERE id = $1', [id])],
  ])('gets 401 after %s', async (_, revoke) => {
    const someone = await api.signedIn('admin');
    expect(await verify(someone.token)).toBe(200);
    await revoke(someone.id, someone.token);
    expect(await verify(someone.token)).toBe(401);
    expect((await api.get('/api/blog/admin/posts', someone.token)).status).toBe(401);
  });
});

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
