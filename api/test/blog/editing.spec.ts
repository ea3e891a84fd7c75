import { setImmediate } from 'node:timers/promises';
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
let other: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
  other = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const create = async (fields: Record<string, unknown> = {}) =>
  (await api.call<Post>('POST', '/api/blog/posts', { token, body: postBody(fields) })).body;
const update = (id: string, fields: Record<string, unknown>) =>
  api.call<Post>('PUT', `/api/blog/posts/${id}`, { token, body: postBody(fields) });
const readPublic = async (slug: string) => (await api.get(`/api/blog/posts/${slug}`)).status;

describe('a working copy', () => {
  const address = (post: string) => `/api/blog/admin/working-copies/${post}`;
  const save = (post: string, body: Record<string, unknown>, by = token) =>
    api.call('PUT', address(post), { token: by, body });
  const read = async (post: string, by = token) => (await api.get(address(post), by)).body.working_copy;

  it('keeps what an author typed, for that author alone, and leaves the post as it is', async () => {
    const post = await create({ title: 'Orörd' });
    const typed = { title: '', subtitle: 'Ha', content: '<p>halv <b', tags: ['a'], base_version: 1 };
    const { status, body } = await save(post.id, typed);
    expect(status).toBe(200);
    const { base_version, ...fields } = typed;
    expect(await read(post.id)).toEqual({ fields, base_version, saved_at: body.saved_at });
    expect(await read(post.id, other)).toBeNull();
    const now = await api.get<Post>(`/api/blog/admin/posts/${post.id}`, token);
    expect(now.body).toMatchObject({ title: 'Orörd', version: 1 });
    expect((await api.get<{ post: Post }>(`/api/blog/posts/${post.slug}`)).body.post.title).toBe('Orörd');
  });

  it('is replaced by the next, also when many come at once', async () => {
    const post = await create();
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(post.id, { content: `nr ${n}` })));
    await save(post.id, { content: 'den sista' });
    expect(await read(post.id)).toMatchObject({ fields: { content: 'den sista' }, base_version: null });
    expect(await api.query('SELECT 1 FROM working_copies WHERE post_id = $1', [post.id])).toHaveLength(1);
  });

  it('goes when its author saves the post, and stays for the others', async () => {
    const post = await create();
    await save(post.id, { content: 'min' });
    await save(post.id, { content: 'den andras', base_version: 1 }, other);
    await update(post.id, { version: 1 });
    expect(await read(post.id)).toBeNull();
    expect(await read(post.id, other)).toMatchObject({ fields: { content: 'den andras' }, base_version: 1 });
  });

  it('of a post that is to be goes when a post is created', async () => {
    await save('new', { title: 'Snart' });
    expect(await read('new')).toMatchObject({ fields: { title: 'Snart' } });
    await create();
    expect(await read('new')).toBeNull();
  });

  it('can be discarded', async () => {
    await save('new', { title: 'Nej' });
    expect((await api.call('DELETE', address('new'), { token })).status).toBe(204);
    expect(await read('new')).toBeNull();
  });

  it('may be as large as a post', async () => {
    expect((await save('new', { content: 'ö'.repeat(400_000) })).status).toBe(200);
  });

  it.each(['0', 'x', '99999999999999999999'])('of the post %s is not found', async (id) => {
    expect((await save(id, {})).status).toBe(404);
    expect((await api.get(address(id), token)).status).toBe(404);
  });

  it('refuses what is no text', async () => {
    expect((await save('new', { title: 1 })).status).toBe(400);
    expect((await save('new', { author_id: '1' })).status).toBe(400);
    expect((await save('new', { content: 'x'.repeat(500_001) })).status).toBe(400);
  });
});

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

describe('scheduled publishing', () => {
  const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

  it('keeps a draft hidden until its time, lists it, and takes the time away again', async () => {
    const at = inMilliseconds(3_600_000);
    const post = await create({ title: 'Väntar', status: 'draft', publish_at: at });
    expect(post).toMatchObject({ status: 'draft', publish_at: at, published_at: null });
    expect(await readPublic(post.slug)).toBe(404);
    const { body } = await api.get<{ posts: Post[] }>('/api/blog/admin/posts?status=scheduled', token);
    expect(body.posts.map(({ id }) => id)).toContain(post.id);
    const changed = await update(post.id, { status: 'draft', version: 1 });
    expect(changed.body.publish_at).toBe(at);
    const cleared = await update(post.id, { status: 'draft', publish_at: null, version: 2 });
    expect(cleared.body.publish_at).toBeNull();
  });

  it('is forgotten when the author publishes at once', async () => {
    const post = await create({ status: 'draft', publish_at: inMilliseconds(3_600_000) });
    const { body } = await update(post.id, { status: 'published', version: 1 });
    expect(body).toMatchObject({ status: 'published', publish_at: null });
  });

  it.each([
    ['a time that has passed', { status: 'draft', publish_at: '2020-01-01T00:00:00Z' }],
    ['a post that is published', { status: 'published', publish_at: '2090-01-01T00:00:00Z' }],
    ['a time without zone', { status: 'draft', publish_at: '2090-01-01T00:00:00' }],
    ['no time', { status: 'draft', publish_at: 'i morgon' }],
    ['a time that is no day', { status: 'draft', publish_at: '2027-13-45T00:00:00Z' }],
    ['a time beyond all plans', { status: 'draft', publish_at: '9999-01-01T00:00:00Z' }],
  ])('refuses %s', async (_, fields) => {
    const { status, body } = await api.call('POST', '/api/blog/posts', { token, body: postBody(fields) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'publish_at', message: expect.any(String) }] });
  });

  it('publishes not before its time, for visitors whose answers were cached', async () => {
    const at = Date.now() + 700;
    const post = await create({
      title: 'Kommer snart',
      status: 'draft',
      publish_at: new Date(at).toISOString(),
    });
    expect(await readPublic(post.slug)).toBe(404);
    await until(async () => (await readPublic(post.slug)) === 200);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    const { body } = await api.get<Post>(`/api/blog/admin/posts/${post.id}`, token);
    expect(body).toMatchObject({ status: 'published', version: 2, publish_at: null });
  });

  it('outlives a restart, and two processes publish once', async () => {
    const before = await TestApi.start();
    const { databaseUrl } = before;
    const author = (await before.signedIn('admin')).token;
    const schedule = (by: TestApi, at: number) =>
      by.call<Post>('POST', '/api/blog/posts', {
        token: author,
        body: postBody({ status: 'draft', publish_at: new Date(at).toISOString() }),
      });
    const { body: first } = await schedule(before, Date.now() + 3_600_000);
    await before.stop();
    const after = await Promise.all([TestApi.start({ databaseUrl }), TestApi.start({ databaseUrl })]);
    try {
      const read = async (id: string) =>
        (await after[0].get<Post>(`/api/blog/admin/posts/${id}`, author)).body;
      const isPublished = async (id: string) => (await read(id)).status === 'published';
      await after[0].query('UPDATE posts SET publish_at = now() WHERE id = $1', [first.id]);
      await until(() => isPublished(first.id));
      // Posts are published in the order of their times, so the first has been passed over by then.
      const { body: second } = await schedule(after[1], Date.now() + 1000);
      await until(() => isPublished(second.id));
      expect(await read(first.id)).toMatchObject({ status: 'published', version: 2 });
    } finally {
      await Promise.all(after.map((one) => one.stop()));
    }
  });
});

/** Asks again until the condition holds; the test's own timeout ends a wait in vain. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setImmediate();
}
