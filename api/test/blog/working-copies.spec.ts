import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';

const admin = startPostsApi();
let other: string;

beforeAll(async () => {
  other = (await admin.api.signedIn('admin')).token;
});

describe('a working copy', () => {
  const address = (post: string) => `/api/blog/admin/working-copies/${post}`;
  const save = (post: string, body: Record<string, unknown>, by = admin.token, tab = 'a1') =>
    admin.api.call('PUT', address(`${post}/${tab}`), { token: by, body });
  const copies = async (post: string, by = admin.token) =>
    (await admin.api.get<{ copies: { saved_at: string }[] }>(address(post), by)).body.copies;

  it('keeps what an author typed, for that author alone, and leaves the post as it is', async () => {
    const post = await admin.createdPost({ title: 'Orörd' });
    const typed = { title: '', subtitle: 'Ha', content: '<p>halv <b', tags: ['a'], base_version: 1 };
    const { status, body } = await save(post.id, typed);
    expect(status).toBe(200);
    const { base_version, ...fields } = typed;
    expect(await copies(post.id)).toEqual([{ tab: 'a1', fields, base_version, saved_at: body.saved_at }]);
    expect(await copies(post.id, other)).toEqual([]);
    const now = await admin.api.get<Post>(`/api/blog/admin/posts/${post.id}`, admin.token);
    expect(now.body).toMatchObject({ title: 'Orörd', version: 1 });
    expect((await admin.api.get<{ post: Post }>(`/api/blog/posts/${post.slug}`)).body.post.title).toBe(
      'Orörd',
    );
  });

  it('gives way to the next, also when many come at once', async () => {
    const post = await admin.createdPost();
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(post.id, { content: `nr ${n}` })));
    await save(post.id, { content: 'den sista' });
    expect(await copies(post.id)).toMatchObject([{ fields: { content: 'den sista' }, base_version: null }]);
    const rows = await admin.api.query('SELECT 1 FROM tab_working_copies WHERE post_id = $1', [post.id]);
    expect(rows).toHaveLength(1);
  });

  it('goes when its author saves the post, and stays for the others', async () => {
    const post = await admin.createdPost();
    await save(post.id, { content: 'min' });
    await save(post.id, { content: 'den andras', base_version: 1 }, other);
    await admin.update(post.id, { version: 1, tab: 'a1' });
    expect(await copies(post.id)).toEqual([]);
    expect(await copies(post.id, other)).toMatchObject([
      { fields: { content: 'den andras' }, base_version: 1 },
    ]);
  });

  it('goes when a post is created, where it belonged to a post that is to be', async () => {
    await save('new', { title: 'Snart' });
    expect(await copies('new')).toMatchObject([{ fields: { title: 'Snart' } }]);
    await admin.createdPost({ tab: 'a1' });
    expect(await copies('new')).toEqual([]);
  });

  it('keeps one for each tab, so that none overwrites another', async () => {
    const post = await admin.createdPost();
    for (const [tab, content] of [
      ['a1', 'ena'],
      ['b2', 'andra'],
      ['a1', 'ena igen'],
    ])
      expect((await save(post.id, { content, base_version: 1 }, admin.token, tab)).status).toBe(200);
    expect(await copies(post.id)).toEqual([
      expect.objectContaining({ tab: 'a1', fields: { content: 'ena igen' }, base_version: 1 }),
      expect.objectContaining({ tab: 'b2', fields: { content: 'andra' } }),
    ]);
    expect(await copies(post.id, other)).toEqual([]);

    await admin.update(post.id, { version: 1, tab: 'a1' });
    expect(await copies(post.id)).toMatchObject([{ tab: 'b2' }]);
    const discard = (query: string) =>
      admin.api.call('DELETE', address(`${post.id}/b2${query}`), { token: admin.token });
    expect((await discard('?saved_at=2026-01-01T00:00:00.000Z')).status).toBe(204);
    expect(await copies(post.id)).toMatchObject([{ tab: 'b2' }]);
    expect((await discard('?saved_at=x')).status).toBe(400);
    const [newest] = await copies(post.id);
    expect((await discard(`?saved_at=${newest?.saved_at}`)).status).toBe(204);
    expect(await copies(post.id)).toEqual([]);
  });

  it.each(['A', 'a'.repeat(33), 'å', '-'])('answers 404 for the tab %s', async (tab) => {
    expect((await save('new', {}, admin.token, encodeURIComponent(tab))).status).toBe(404);
  });

  it('can be discarded', async () => {
    await save('new', { title: 'Nej' });
    expect((await admin.api.call('DELETE', address('new/a1'), { token: admin.token })).status).toBe(204);
    expect(await copies('new')).toEqual([]);
  });

  it('may be as large as a post', async () => {
    expect((await save('new', { content: 'ö'.repeat(400_000) })).status).toBe(200);
  });

  it.each(['0', 'x', '99999999999999999999'])('answers 404 for the post %s', async (id) => {
    expect((await save(id, {})).status).toBe(404);
    expect((await admin.api.get(address(id), admin.token)).status).toBe(404);
  });

  it('refuses what is no text', async () => {
    expect((await save('new', { title: 1 })).status).toBe(400);
    expect((await save('new', { author_id: '1' })).status).toBe(400);
    expect((await save('new', { content: 'x'.repeat(500_001) })).status).toBe(400);
  });
});
