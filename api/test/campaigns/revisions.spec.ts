import { expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';

const admin = startPostsApi();

interface Campaign {
  id: string;
  version: number;
  subject: string;
}

const call = async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const url = `/api/admin/campaigns${path}`;
  return (await admin.api.call<Body>(method, url, { token: admin.token, body })).body;
};
const versionsOf = async (id: string) =>
  (await call<{ revisions: Campaign[] }>('GET', `/${id}/revisions`)).revisions.map(({ version, subject }) =>
    `${version} ${subject}`.trim(),
  );

it('keeps one of the saves within ten minutes, and the text that a restore replaces', async () => {
  const { id } = await call<Campaign>('POST', '', {});
  await call('PUT', `/${id}`, { version: 1, subject: 'Ett' });
  await call('PUT', `/${id}`, { version: 2, subject: 'Två' });
  expect(await versionsOf(id)).toEqual(['3 Två', '1']);
  const restored = await call<Campaign>('POST', `/${id}/revisions/1/restore`, { version: 3 });
  expect(restored).toMatchObject({ version: 4, subject: '' });
  expect(await versionsOf(id)).toEqual(['4', '3 Två', '1']);
});
