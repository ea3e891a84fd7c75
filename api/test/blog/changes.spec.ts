import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../support/event-stream';
import { eventually, patiently, postBody, TestApi } from '../support/test-api';

interface Post {
  id: string;
  slug: string;
  version: number;
}

let api: TestApi;
/** A second instance, which the database cannot tell from another process. */
let other: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  other = await TestApi.start({ databaseUrl: api.databaseUrl });
  token = (await api.signedIn('admin')).token;
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const create = async (fields: Record<string, unknown>) =>
  (await api.call<Post>('POST', '/api/blog/posts', { token, body: postBody(fields) })).body;
const update = (post: Post, fields: Record<string, unknown>) =>
  api.call<Post>('PUT', `/api/blog/posts/${post.id}`, { token, body: postBody(fields) });
const title = async (from: TestApi, slug: string) =>
  (await from.get<{ post?: { title: string } }>(`/api/blog/posts/${slug}`)).body.post?.title;

describe('a cached response', () => {
  it('shows the save in the very next request, in the process that saved', async () => {
    const post = await create({ title: 'Nyss 0' });
    for (let version = 1; version <= 10; version += 1) {
      expect(await title(api, post.slug)).toBe(`Nyss ${version - 1}`);
      await update(post, { title: `Nyss ${version}`, version });
    }
    expect(await title(api, post.slug)).toBe('Nyss 10');
    await api.call('DELETE', `/api/blog/posts/${post.id}`, { token });
    expect((await api.get(`/api/blog/posts/${post.slug}`)).status).toBe(404);
  });

  it('shows the save within a second in every other process', async () => {
    const post = await create({ title: 'Annan process' });
    await eventually(async () => (await title(other, post.slug)) === 'Annan process');
    await update(post, { title: 'Ändrad', version: 1 });
    await eventually(async () => (await title(other, post.slug)) === 'Ändrad');
  });

  it('shows nothing older than a save while readers and writers race', async () => {
    const post = await create({ title: 'Kapplöpning 0' });
    let isRacing = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (isRacing) await title(api, post.slug);
    });
    try {
      for (let version = 1; version <= 20; version += 1) {
        await patiently(() => update(post, { title: `Kapplöpning ${version}`, version }));
        const read = await patiently(() => api.get(`/api/blog/posts/${post.slug}`));
        expect(read).toMatchObject({ status: 200, body: { post: { title: `Kapplöpning ${version}` } } });
      }
    } finally {
      isRacing = false;
      await Promise.all(readers);
    }
  });
});

describe('the stream of changes', () => {
  it('starts with the current version, then carries public changes of every process', async () => {
    const stream = await EventStream.open(other.origin);
    await eventually(() => stream.events.length === 1);
    expect(stream.events[0]).toEqual({ version: expect.stringMatching(/^\d+$/), slugs: [], tags: null });

    const post = await create({ title: 'Ström' });
    await eventually(() => stream.events.length === 2);
    await update(post, { slug: 'strom-flyttad', version: 1 });
    await eventually(() => stream.events.length === 3);
    const draft = await create({ title: 'Tyst utkast', status: 'draft' });
    await update(draft, { title: 'Fortfarande tyst', status: 'draft', version: 1 });
    await update(draft, { title: 'Hörs', version: 2 });
    await eventually(() => stream.events.length === 4);

    const first = BigInt(stream.events[0]?.version ?? 0);
    const whole = (id: string) => [`post:${id}`, 'posts', `card:${id}`];
    const placed = (id: string) => [...whole(id), 'list', 'category:somn'];
    expect(stream.events.slice(1)).toEqual([
      { version: String(first + 1n), slugs: ['strom'], tags: placed(post.id) },
      { version: String(first + 2n), slugs: ['strom', 'strom-flyttad'], tags: whole(post.id) },
      { version: String(first + 3n), slugs: ['tyst-utkast'], tags: placed(draft.id) },
    ]);
    stream.close();
  });

  it('starts with the same version for every later client', async () => {
    const streams = [await EventStream.open(api.origin), await EventStream.open(other.origin)];
    await eventually(() => streams.every(({ events }) => events.length === 1));
    expect(streams[0]?.events[0]?.version).toBe(streams[1]?.events[0]?.version);
    for (const stream of streams) stream.close();
  });

  it('ends when the listener is disconnected, and cached responses are no longer used', async () => {
    const stream = await EventStream.open(api.origin);
    await eventually(() => stream.events.length === 1);
    const post = await create({ title: 'Före avbrottet' });
    expect(await title(api, post.slug)).toBe('Före avbrottet');
    const [lost] = await api.query<{ count: number }>(
      `SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
       WHERE application_name = 'stillsam-changes' AND datname = current_database()`,
    );
    expect(lost?.count).toBe(2);
    await eventually(() => stream.hasEnded);
    // A change without an announcement, as one that was lost with the connection.
    await api.query(`UPDATE posts SET title = 'Under avbrottet' WHERE id = $1`, [post.id]);
    await eventually(async () => (await title(api, post.slug)) === 'Under avbrottet');
    await eventually(async () => {
      const next = await EventStream.open(api.origin);
      await eventually(() => next.events.length > 0 || next.hasEnded);
      next.close();
      return next.events.length > 0;
    });
  });

  it.each([
    ['without the secret', {}],
    ['with another one', { Authorization: 'Bearer another secret' }],
    ['with an admin’s token', null],
  ])('answers 404 %s', async (_, headers) => {
    const response = await fetch(`${api.origin}/api/blog/changes`, {
      headers: headers ?? { Authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
