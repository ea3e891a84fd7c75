import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';

const admin = startPostsApi();

describe('the trash', () => {
  const trash = async (query = '') =>
    (await admin.api.get<{ posts: Post[] }>(`/api/blog/admin/trash${query}`, admin.token)).body.posts;
  const remove = (id: string) => admin.api.call('DELETE', `/api/blog/posts/${id}`, { token: admin.token });
  const restore = (id: string) =>
    admin.api.call<Post>('POST', `/api/blog/admin/trash/${id}/restore`, { token: admin.token });

  it('takes a deleted post out of every list, and tells since when it is there', async () => {
    const post = await admin.createdPost({ title: 'Slängd' });
    await remove(post.id);
    expect(await admin.publicStatus(post.slug)).toBe(404);
    expect((await admin.api.get(`/api/blog/admin/posts/${post.id}`, admin.token)).status).toBe(404);
    const { text } = await admin.api.get('/api/blog/admin/posts?limit=100', admin.token);
    expect(text).not.toContain('Slängd');
    expect((await admin.update(post.id, { version: 1 })).status).toBe(404);
    expect(await trash('?search=SLÄNGD')).toMatchObject([
      { id: post.id, title: 'Slängd', deleted_at: expect.stringMatching(/Z$/) },
    ]);
  });

  it('gives a post back as a draft at its own slug, once', async () => {
    const post = await admin.createdPost({ title: 'Tillbaka' });
    await remove(post.id);
    const namesake = await admin.createdPost({ title: 'Tillbaka' });
    expect(namesake.slug).toBe('tillbaka-2');
    const { status, body } = await restore(post.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: post.id, slug: 'tillbaka', status: 'draft', title: 'Tillbaka' });
    expect(await admin.publicStatus('tillbaka')).toBe(404);
    expect((await restore(post.id)).status).toBe(404);
    expect((await trash('?search=tillbaka')).length).toBe(0);
  });

  it('deletes a post for good with what was kept of it, and none outside the trash', async () => {
    const post = await admin.createdPost({ title: 'För gott' });
    const deleteForGood = () =>
      admin.api.call('DELETE', `/api/blog/admin/trash/${post.id}`, { token: admin.token });
    expect((await deleteForGood()).status).toBe(404);
    await remove(post.id);
    expect((await deleteForGood()).status).toBe(204);
    expect(await trash('?search=gott')).toEqual([]);
    expect((await restore(post.id)).status).toBe(404);
    expect(await admin.api.query('SELECT 1 FROM post_revisions WHERE post_id = $1', [post.id])).toEqual([]);
    expect((await admin.createdPost({ title: 'För gott' })).slug).toBe(post.slug);
  });

  it('takes a scheduled post off its schedule', async () => {
    const post = await admin.createdPost({
      status: 'draft',
      publish_at: new Date(Date.now() + 60_000).toISOString(),
    });
    await remove(post.id);
    expect((await restore(post.id)).body.publish_at).toBeNull();
  });

  it.each(['0', 'x', '99999999999999999999'])('has no %s', async (id) => {
    expect((await restore(id)).status).toBe(404);
  });
});
