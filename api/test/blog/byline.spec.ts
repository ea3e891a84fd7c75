import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';
import { postBody } from '../support/test-api';

const admin = startPostsApi();

async function signedIn(name: string) {
  const { token } = await admin.api.signedIn('admin', { name });
  return {
    token,
    create: async (fields: object = {}) =>
      (await admin.api.call<Post>('POST', '/api/blog/posts', { token, body: postBody({ ...fields }) })).body,
    update: async (id: string, fields: object) =>
      (await admin.api.call<Post>('PUT', `/api/blog/posts/${id}`, { token, body: postBody({ ...fields }) }))
        .body,
  };
}

const publicAuthor = async (slug: string) =>
  (await admin.api.get<{ post: { author: string } }>(`/api/blog/posts/${slug}`)).body.post.author;

describe('the byline of a post', () => {
  it('names the account, and the editors where the account has no name', async () => {
    const rut = await signedIn('Rut Ek');
    expect(await publicAuthor((await rut.create()).slug)).toBe('Rut Ek');
    expect(await publicAuthor((await admin.createdPost()).slug)).toBe('Stillsams redaktion');
  });

  it('shows the author that the post names, until that is emptied', async () => {
    const rut = await signedIn('Rut Ek');
    const post = await rut.create({ author_name: '  Siv Ås ' });
    expect(await publicAuthor(post.slug)).toBe('Siv Ås');
    expect(await rut.update(post.id, { version: 1 })).toMatchObject({ author_name: 'Siv Ås' });
    expect(await rut.update(post.id, { version: 2, author_name: ' ' })).toMatchObject({
      author_name: 'Rut Ek',
    });
    expect((await admin.create({ author_name: 'x'.repeat(101) })).status).toBe(400);
  });

  it('takes its names from those who write, never from user names', async () => {
    const rut = await signedIn('Rut Ek');
    await admin.api.signedIn('editor', { name: 'Åke Ås' });
    await admin.api.signedIn('editor', { name: '' });
    await admin.api.signedIn('care', { name: 'Vera Vård' });
    const { body } = await admin.api.call<{ authors: { name: string }[] }>('GET', '/api/blog/admin/authors', {
      token: rut.token,
    });
    const names = body.authors.map(({ name }) => name);
    expect(names[0]).toBe('Stillsams redaktion');
    expect(names).toEqual(expect.arrayContaining(['Rut Ek', 'Åke Ås']));
    expect(names).not.toContain('Vera Vård');
    const [{ count } = { count: 0 }] = await admin.api.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM users WHERE username = ANY($1)',
      [names],
    );
    expect(count).toBe(0);
  });

  it('stays when a revision from before it was a field is restored', async () => {
    const post = await admin.createdPost({ author_name: 'Siv Ås' });
    await admin.api.query(
      `WITH replaced AS (DELETE FROM post_revisions WHERE post_id = $1 RETURNING *)
       INSERT INTO post_revisions
       SELECT post_id, version, saved_at, saved_by, saved_by_name, fields - 'author_name' FROM replaced`,
      [post.id],
    );
    const { body } = await admin.api.call<Post>(
      'POST',
      `/api/blog/admin/posts/${post.id}/revisions/1/restore`,
      {
        token: admin.token,
        body: { version: 1 },
      },
    );
    expect(body).toMatchObject({ author_name: 'Siv Ås', version: 2 });
  });

  it('follows the name that the user sets, in new posts', async () => {
    const rut = await signedIn('');
    const { status, body } = await admin.api.call('PUT', '/api/auth/name', {
      token: rut.token,
      body: { name: ' Rut Ek ' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Rut Ek', username: 'admin' });
    expect(await rut.create()).toMatchObject({ author_name: 'Rut Ek' });
    const long = { token: rut.token, body: { name: 'x'.repeat(101) } };
    expect((await admin.api.call('PUT', '/api/auth/name', long)).status).toBe(400);
  });
});
