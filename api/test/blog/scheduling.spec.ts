import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startPostsApi, type Post } from '../support/posts';
import { postBody, TestApi } from '../support/test-api';

const admin = startPostsApi();

describe('scheduled publishing', () => {
  const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

  it('keeps a draft hidden until its time, lists it, and takes the time away again', async () => {
    const at = inMilliseconds(3_600_000);
    const post = await admin.createdPost({ title: 'Väntar', status: 'draft', publish_at: at });
    expect(post).toMatchObject({ status: 'draft', publish_at: at, published_at: null });
    expect(await admin.publicStatus(post.slug)).toBe(404);
    const { body } = await admin.api.get<{ posts: Post[] }>(
      '/api/blog/admin/posts?status=scheduled',
      admin.token,
    );
    expect(body.posts.map(({ id }) => id)).toContain(post.id);
    const changed = await admin.update(post.id, { status: 'draft', version: 1 });
    expect(changed.body.publish_at).toBe(at);
    const cleared = await admin.update(post.id, { status: 'draft', publish_at: null, version: 2 });
    expect(cleared.body.publish_at).toBeNull();
  });

  it('ends when the author publishes at once', async () => {
    const post = await admin.createdPost({ status: 'draft', publish_at: inMilliseconds(3_600_000) });
    const { body } = await admin.update(post.id, { status: 'published', version: 1 });
    expect(body).toMatchObject({ status: 'published', publish_at: null });
  });

  it.each([
    ['a time that has passed', '2020-01-01T00:00:00Z', 'Tiden för publicering ska ligga framåt.'],
    ['a time without zone', '2090-01-01T00:00:00', expect.any(String)],
    ['no time', 'i morgon', expect.any(String)],
    ['a time that is no day', '2027-13-45T00:00:00Z', 'Tiden för publicering ska ligga framåt.'],
    ['a time that is far ahead', '2090-01-01T00:00:00Z', 'Tiden för publicering ligger för långt fram.'],
  ])('refuses %s', async (_, publish_at, message) => {
    const { status, body } = await admin.create({ status: 'draft', publish_at });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'publish_at', message }] });
  });

  it('refuses a time for what is published', async () => {
    const { status, body } = await admin.create({ publish_at: '2090-01-01T00:00:00Z' });
    const message = 'Bara ett utkast kan publiceras vid en viss tid.';
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'publish_at', message }] });
  });

  it('publishes not before its time, for visitors whose answers were cached', async () => {
    const at = Date.now() + 700;
    const post = await admin.createdPost({
      title: 'Kommer snart',
      status: 'draft',
      publish_at: new Date(at).toISOString(),
    });
    expect(await admin.publicStatus(post.slug)).toBe(404);
    await until(async () => (await admin.publicStatus(post.slug)) === 200);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    const { body } = await admin.api.get<Post>(`/api/blog/admin/posts/${post.id}`, admin.token);
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
      // Posts are published in the order of their times, so the first was skipped by then.
      const { body: second } = await schedule(after[1], Date.now() + 1000);
      await until(() => isPublished(second.id));
      expect(await read(first.id)).toMatchObject({ status: 'published', version: 2 });
    } finally {
      await Promise.all(after.map((one) => one.stop()));
    }
  });
});

/** Polls until the condition holds; the test's timeout limits the wait. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setImmediate();
}
