import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

interface Post {
  id: string;
  slug: string;
  version: number;
  status: string;
  [field: string]: unknown;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const create = async (fields: Record<string, unknown> = {}) =>
  (await api.call<Post>('POST', '/api/blog/posts', { token, body: postBody(fields) })).body;
const update = (id: string, fields: Record<string, unknown>) =>
  api.call<Post>('PUT', `/api/blog/posts/${id}`, { token, body: postBody(fields) });
const readPublic = async (slug: string) => (await api.get(`/api/blog/posts/${slug}`)).status;

describe('the trash', () => {
  const trash = async (query = '') =>
    (await api.get<{ posts: Post[] }>(`/api/blog/admin/trash${query}`, token)).body.posts;
  const remove = (id: string) => api.call('DELETE', `/api/blog/posts/${id}`, { token });
  const restore = (id: string) => api.call<Post>('POST', `/api/blog/admin/trash/${id}/restore`, { token });

  it('takes a deleted post out of every list, and tells since when it is there', async () => {
    const post = await create({ title: 'Slängd' });
    await remove(post.id);
    expect(await readPublic(post.slug)).toBe(404);
    expect((await api.get(`/api/blog/admin/posts/${post.id}`, token)).status).toBe(404);
    const { text } = await api.get('/api/blog/admin/posts?limit=100', token);
    expect(text).not.toContain('Slängd');
    expect((await update(post.id, { version: 1 })).status).toBe(404);
    expect(await trash('?search=SLÄNGD')).toMatchObject([
      { id: post.id, title: 'Slängd', deleted_at: expect.stringMatching(/Z$/) },
    ]);
  });

  it('gives a post back as a draft at its own slug, once', async () => {
    const post = await create({ title: 'Tillbaka' });
    await remove(post.id);
    const namesake = await create({ title: 'Tillbaka' });
    expect(namesake.slug).toBe('tillbaka-2');
    const { status, body } = await restore(post.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: post.id, slug: 'tillbaka', status: 'draft', title: 'Tillbaka' });
    expect(await readPublic('tillbaka')).toBe(404);
    expect((await restore(post.id)).status).toBe(404);
    expect((await trash('?search=tillbaka')).length).toBe(0);
  });

  it('takes a scheduled post off its schedule', async () => {
    const post = await create({ status: 'draft', publish_at: new Date(Date.now() + 60_000).toISOString() });
    await remove(post.id);
    expect((await restore(post.id)).body.publish_at).toBeNull();
  });

  it.each(['0', 'x', '99999999999999999999'])('has no %s', async (id) => {
    expect((await restore(id)).status).toBe(404);
  });
});
