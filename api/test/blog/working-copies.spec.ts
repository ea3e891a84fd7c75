import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';

const admin = startPostsApi();
let other: string;

beforeAll(async () => {
  other = (await admin.api.signedIn('admin')).token;
});

describe('a working copy', () => {
  const address = (post: string) => `/api/blog/admin/working-copies/${post}`;
  const save = (post: string, body: Record<string, unknown>, by = admin.token) =>
    admin.api.call('PUT', address(post), { token: by, body });
  const read = async (post: string, by = admin.token) =>
    (await admin.api.get(address(post), by)).body.working_copy;

  it('keeps what an author typed, for that author alone, and leaves the post as it is', async () => {
    const post = await admin.createdPost({ title: 'Orörd' });
    const typed = { title: '', subtitle: 'Ha', content: '<p>halv <b', tags: ['a'], base_version: 1 };
    const { status, body } = await save(post.id, typed);
    expect(status).toBe(200);
    const { base_version, ...fields } = typed;
    expect(await read(post.id)).toEqual({ fields, base_version, saved_at: body.saved_at });
    expect(await read(post.id, other)).toBeNull();
    const now = await admin.api.get<Post>(`/api/blog/admin/posts/${post.id}`, admin.token);
    expect(now.body).toMatchObject({ title: 'Orörd', version: 1 });
    expect((await admin.api.get<{ post: Post }>(`/api/blog/posts/${post.slug}`)).body.post.title).toBe(
      'Orörd',
    );
  });

  it('is replaced by the next, also when many come at once', async () => {
    const post = await admin.createdPost();
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(post.id, { content: `nr ${n}` })));
    await save(post.id, { content: 'den sista' });
    expect(await read(post.id)).toMatchObject({ fields: { content: 'den sista' }, base_version: null });
    expect(await admin.api.query('SELECT 1 FROM working_copies WHERE post_id = $1', [post.id])).toHaveLength(
      1,
    );
  });

  it('goes when its author saves the post, and stays for the others', async () => {
    const post = await admin.createdPost();
    await save(post.id, { content: 'min' });
    await save(post.id, { content: 'den andras', base_version: 1 }, other);
    await admin.update(post.id, { version: 1 });
    expect(await read(post.id)).toBeNull();
    expect(await read(post.id, other)).toMatchObject({ fields: { content: 'den andras' }, base_version: 1 });
  });

  it('of a post that is to be goes when a post is created', async () => {
    await save('new', { title: 'Snart' });
    expect(await read('new')).toMatchObject({ fields: { title: 'Snart' } });
    await admin.createdPost();
    expect(await read('new')).toBeNull();
  });

  it('can be discarded', async () => {
    await save('new', { title: 'Nej' });
    expect((await admin.api.call('DELETE', address('new'), { token: admin.token })).status).toBe(204);
    expect(await read('new')).toBeNull();
  });

  it('may be as large as a post', async () => {
    expect((await save('new', { content: 'ö'.repeat(400_000) })).status).toBe(200);
  });

  it.each(['0', 'x', '99999999999999999999'])('of the post %s is not found', async (id) => {
    expect((await save(id, {})).status).toBe(404);
    expect((await admin.api.get(address(id), admin.token)).status).toBe(404);
  });

  it('refuses what is no text', async () => {
    expect((await save('new', { title: 1 })).status).toBe(400);
    expect((await save('new', { author_id: '1' })).status).toBe(400);
    expect((await save('new', { content: 'x'.repeat(500_001) })).status).toBe(400);
  });
});
