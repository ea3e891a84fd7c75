import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';
import { patiently, postBody } from '../support/test-api';

const admin = startPostsApi();

describe('changing a post', () => {
  it('leaves fields alone that were not sent', async () => {
    const { body: post } = await admin.create({
      tags: ['kvar'],
      difficulty: 'Avancerad',
      meta_keywords: 'kvar',
    });
    const { body } = await admin.api.call<Post>('PUT', `/api/blog/posts/${post.id}`, {
      token: admin.token,
      body: { title: 'Ny titel', content: '<p>Nytt.</p>', version: 1 },
    });
    expect(body).toMatchObject({
      title: 'Ny titel',
      version: 2,
      status: 'published',
      tags: ['kvar'],
      difficulty: 'Avancerad',
      meta_keywords: 'kvar',
    });
  });

  it('tells the second of two authors what the first saved, and changes nothing', async () => {
    const { body: post } = await admin.create({ title: 'Två författare' });
    await admin.update(post.id, { title: 'Den förstas', version: 1 });
    const second = await admin.update(post.id, { title: 'Den andras', version: 1 });
    expect(second.status).toBe(412);
    expect(second.body).toMatchObject({
      code: 'POST_CHANGED',
      current: { id: post.id, title: 'Den förstas', version: 2 },
      error: 'Du har sparat inlägget i ett annat fönster sedan du öppnade det här.',
      is_own: true,
    });
    const { body: now } = await admin.api.get<Post>(`/api/blog/admin/posts/${post.id}`, admin.token);
    expect(now).toMatchObject({ title: 'Den förstas', version: 2 });
  });

  it('names who saved the version that a save meets', async () => {
    const { body: post } = await admin.create();
    const { token } = await admin.api.signedIn('admin', { name: 'Rut Ek' });
    await admin.api.call('PUT', `/api/blog/posts/${post.id}`, { token, body: postBody({ version: 1 }) });
    const { body } = await admin.update(post.id, { version: 1 });
    expect(body).toMatchObject({
      error: 'Någon annan har sparat inlägget sedan du öppnade det.',
      saved_by_name: 'Rut Ek',
      is_own: false,
    });
  });

  it('lets one of ten simultaneous saves of the same version win', async () => {
    const { body: post } = await admin.create({ title: 'Tio på en gång' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patiently(() => admin.update(post.id, { title: `Nummer ${index}`, version: 1 })),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('asks for the version it started from', async () => {
    const { body: post } = await admin.create();
    const { status, body } = await admin.update(post.id, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'version', message: 'Versionen saknas.' }] });
  });

  it('keeps the day of the first publication', async () => {
    const { body: post } = await admin.create();
    const { body: draft } = await admin.update(post.id, { status: 'draft', version: 1 });
    expect(draft.published_at).toBeNull();
    const { body: again } = await admin.update(post.id, { status: 'published', version: 2 });
    expect(again.published_at).toBe(post.published_at);
  });
});

describe('a post that does not exist', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '999999999999999999',
    '99999999999999999999',
    '1%20OR%201=1',
    '%27',
    '1e3',
  ])('answers 404 to any call with the id %s', async (id) => {
    const answers = await Promise.all([
      admin.api.get(`/api/blog/admin/posts/${id}`, admin.token),
      admin.update(id, { version: 1 }),
      admin.api.call('DELETE', `/api/blog/posts/${id}`, { token: admin.token }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'POST_NOT_FOUND']),
    );
  });

  it('answers 404 after it was deleted once', async () => {
    const { body: post } = await admin.create();
    const remove = () => admin.api.call('DELETE', `/api/blog/posts/${post.id}`, { token: admin.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
  });
});
