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

describe('revisions', () => {
  const list = async (id: string) =>
    (await api.get<{ revisions: { version: number }[] }>(`/api/blog/admin/posts/${id}/revisions`, token))
      .body;
  const restore = (id: string, version: number, present: number) =>
    api.call<Post>('POST', `/api/blog/admin/posts/${id}/revisions/${version}/restore`, {
      token,
      body: { version: present },
    });

  it('keep each save, newest first, with who and when', async () => {
    const post = await create({ title: 'Ett' });
    await update(post.id, { title: 'Två', version: 1 });
    const { revisions } = await list(post.id);
    expect(revisions).toEqual([
      { version: 2, title: 'Två', status: 'published', saved_at: expect.any(String), saved_by_name: 'admin' },
      { version: 1, title: 'Ett', status: 'published', saved_at: expect.any(String), saved_by_name: 'admin' },
    ]);
    const { body } = await api.get(`/api/blog/admin/posts/${post.id}/revisions/1`, token);
    expect(body).toMatchObject({ title: 'Ett', content: '<p>Ett lugnt stycke.</p>', categories: ['somn'] });
  });

  it('keep the text of a seeded post that was never saved here', async () => {
    const [{ id } = { id: '' }] = await api.query<{ id: string }>(
      `INSERT INTO posts (slug, title, content, status, author_name) VALUES ('sadd', 'Sådd', '<p>x</p>', 'published', 'Redaktionen') RETURNING id`,
    );
    await update(id, { title: 'Ändrad', version: 1 });
    expect((await list(id)).revisions).toMatchObject([
      { version: 2, title: 'Ändrad' },
      { version: 1, title: 'Sådd', saved_by_name: 'Redaktionen' },
    ]);
  });

  it('are restored as a new version', async () => {
    const post = await create({ title: 'Först', subtitle: 'En', tags: ['a'] });
    await update(post.id, { title: 'Sedan', subtitle: 'Två', tags: ['b'], version: 1 });
    const { status, body } = await restore(post.id, 1, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Först', subtitle: 'En', tags: ['a'], version: 3, slug: post.slug });
    expect((await list(post.id)).revisions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('never publish: a draft that was public stays a draft', async () => {
    const post = await create({ title: 'Var publik' });
    await update(post.id, { status: 'draft', version: 1 });
    const { body } = await restore(post.id, 1, 2);
    expect(body).toMatchObject({ status: 'draft', published_at: null, version: 3 });
    expect(await readPublic(post.slug)).toBe(404);
  });

  it('are not restored over what somebody else saved meanwhile', async () => {
    const post = await create({ title: 'A' });
    await update(post.id, { title: 'B', version: 1 });
    const { status, body } = await restore(post.id, 1, 1);
    expect(status).toBe(412);
    expect(body).toMatchObject({ code: 'POST_CHANGED', current: { title: 'B', version: 2 } });
  });

  it.each(['0', '99', 'x', '99999999999'])('%s is not found', async (version) => {
    const post = await create();
    const read = await api.get(`/api/blog/admin/posts/${post.id}/revisions/${version}`, token);
    expect([read.status, read.body.code]).toEqual([404, 'REVISION_NOT_FOUND']);
  });
});
