import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';

const admin = startPostsApi();

describe('the history of a post', () => {
  const list = async (id: string) =>
    (
      await admin.api.get<{ revisions: { version: number }[] }>(
        `/api/blog/admin/posts/${id}/revisions`,
        admin.token,
      )
    ).body;
  const restore = (id: string, version: number, present: number) =>
    admin.api.call<Post>('POST', `/api/blog/admin/posts/${id}/revisions/${version}/restore`, {
      token: admin.token,
      body: { version: present },
    });

  it('keeps each save, newest first, with who and when', async () => {
    const post = await admin.createdPost({ title: 'Ett' });
    await admin.update(post.id, { title: 'Två', version: 1 });
    const { revisions } = await list(post.id);
    expect(revisions).toEqual([
      { version: 2, title: 'Två', status: 'published', saved_at: expect.any(String), saved_by_name: 'admin' },
      { version: 1, title: 'Ett', status: 'published', saved_at: expect.any(String), saved_by_name: 'admin' },
    ]);
    const { body } = await admin.api.get(`/api/blog/admin/posts/${post.id}/revisions/1`, admin.token);
    expect(body).toMatchObject({ title: 'Ett', content: '<p>Ett lugnt stycke.</p>', categories: ['somn'] });
  });

  it('keeps the text of a seeded post that was never saved here', async () => {
    const [{ id } = { id: '' }] = await admin.api.query<{ id: string }>(
      `INSERT INTO posts (slug, title, content, status, author_name) VALUES ('sadd', 'Sådd', '<p>x</p>', 'published', 'Redaktionen') RETURNING id`,
    );
    await admin.update(id, { title: 'Ändrad', version: 1 });
    expect((await list(id)).revisions).toMatchObject([
      { version: 2, title: 'Ändrad' },
      { version: 1, title: 'Sådd', saved_by_name: 'Redaktionen' },
    ]);
  });

  it('restores a version as a new one', async () => {
    const post = await admin.createdPost({ title: 'Först', subtitle: 'En', tags: ['a'] });
    await admin.update(post.id, { title: 'Sedan', subtitle: 'Två', tags: ['b'], version: 1 });
    const { status, body } = await restore(post.id, 1, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Först', subtitle: 'En', tags: ['a'], version: 3, slug: post.slug });
    expect((await list(post.id)).revisions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('never publishes: a draft that was public stays a draft', async () => {
    const post = await admin.createdPost({ title: 'Var publik' });
    await admin.update(post.id, { status: 'draft', version: 1 });
    const { body } = await restore(post.id, 1, 2);
    expect(body).toMatchObject({ status: 'draft', published_at: null, version: 3 });
    expect(await admin.publicStatus(post.slug)).toBe(404);
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const post = await admin.createdPost({ title: 'A' });
    await admin.update(post.id, { title: 'B', version: 1 });
    const { status, body } = await restore(post.id, 1, 1);
    expect(status).toBe(412);
    expect(body).toMatchObject({ code: 'POST_CHANGED', current: { title: 'B', version: 2 } });
  });

  it.each(['0', '99', 'x', '99999999999'])('answers 404 for %s', async (version) => {
    const post = await admin.createdPost();
    const read = await admin.api.get(`/api/blog/admin/posts/${post.id}/revisions/${version}`, admin.token);
    expect([read.status, read.body.code]).toEqual([404, 'REVISION_NOT_FOUND']);
  });
});
