import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import type { Role } from '../../src/modules/auth/user.entity';
import { TestApi } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({
    environment: { SITE_ORIGIN: 'https://stillsam.exempel.se', TRUSTED_PROXIES: 'loopback' },
  });
});
afterAll(() => api.stop());

/** A call of an area that the role may use. */
const AREAS: Partial<Record<Role, string>> = {
  admin: '/api/admin/users',
  care: '/api/admin/messages',
  editor: '/api/blog/admin/posts',
  team: '/api/admin/releases',
};
const overdue = (id: string) =>
  api.query(`UPDATE users SET second_factor_due_at = now() - interval '1 second' WHERE id = $1`, [id]);
const dueAt = async (token: string) =>
  (await api.get<{ due_at: string | null }>('/api/auth/factors', token)).body.due_at;

describe('a role with personal data or money', () => {
  it.each<Role>(['admin', 'care'])('has seven days to add a second factor: %s', async (role) => {
    const { id, token } = await api.signedIn(role);
    const days = (Date.parse(String(await dueAt(token))) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await api.get(AREAS[role] ?? '', token)).body.code).toBeUndefined();
    await overdue(id);
    const refused = await api.get(AREAS[role] ?? '', token);
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);
  });

  it('goes on once it has one, which its own account lets it add', async () => {
    const { id, token } = await api.signedIn('admin');
    await overdue(id);
    const { body } = await api.call<{ secret: string }>('POST', '/api/auth/totp', { token, body: {} });
    const code = await generate({ secret: body.secret });
    await api.call('POST', '/api/auth/totp/confirm', { token, body: { code } });
    expect([await dueAt(token), (await api.get('/api/admin/users', token)).status]).toEqual([null, 200]);
  });

  it('has seven days again after a change of role', async () => {
    const { id } = await api.signedIn('editor');
    await overdue(id);
    await api.users.changeRole(id, 'care');
    const user = await api.users.findById(id);
    expect(user?.secondFactorDueAt.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });
});

it.each<Role>(['editor', 'team'])('asks nothing of a role without them: %s', async (role) => {
  const { id, token } = await api.signedIn(role);
  await overdue(id);
  expect([await dueAt(token), (await api.get(AREAS[role] ?? '', token)).status]).toEqual([null, 200]);
});

it('asks nothing of anybody on the own machine', async () => {
  const own = await TestApi.start();
  try {
    const { id, token } = await own.signedIn('admin');
    await own.query(`UPDATE users SET second_factor_due_at = now() - interval '1 day' WHERE id = $1`, [id]);
    expect((await own.get('/api/admin/users', token)).status).toBe(200);
  } finally {
    await own.stop();
  }
});
