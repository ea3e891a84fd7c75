import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../support/event-stream';
import { eventually, postBody, TestApi } from '../support/test-api';

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
const title = async (from: TestApi, slug: string, headers: Record<string, string> = {}) =>
  (await from.call<{ post?: { title: string } }>('GET', `/api/blog/posts/${slug}`, { headers })).body.post
    ?.title;
/** Changes a row behind the caches' backs, so that only a response from the database shows it. */
const mark = (post: Post, text: string) =>
  api.query(`UPDATE posts SET title = $2 WHERE id = $1`, [post.id, text]);
const tagsOf = async (path: string) => (await api.get(path)).headers.get('surrogate-key')?.split(' ');
const receipt = (follower: unknown, version: unknown, to = api) =>
  to.call('POST', '/api/blog/changes/received', { body: { follower, version } });

describe('a public response', () => {
  it('names what it shows', async () => {
    const [first, second] = [
      await create({ title: 'Namn ett', categories: ['naring'] }),
      await create({ title: 'Namn två', categories: ['naring'] }),
    ];
    expect(await tagsOf(`/api/blog/posts/${first.slug}`)).toEqual([`post:${first.id}`, `card:${second.id}`]);
    expect(await tagsOf('/api/blog/posts?category=naring')).toEqual([
      'list',
      'category:naring',
      `card:${second.id}`,
      `card:${first.id}`,
    ]);
    expect((await tagsOf('/api/blog/posts'))?.slice(0, 2)).toEqual(['list', `card:${second.id}`]);
    expect(await tagsOf('/api/blog/posts?search=namn')).toEqual(['posts']);
    expect(await tagsOf('/api/blog/sitemap-entries')).toEqual(['posts']);
    await update(first, { slug: 'namn-flyttat', version: 1 });
    expect(await tagsOf(`/api/blog/posts/${first.slug}`)).toEqual(['posts']);
  });

  it('stays in the cache while others change, and only then', async () => {
    const kept = await create({ title: 'Kvar', categories: ['stresshantering'] });
    await title(api, kept.slug);
    await mark(kept, 'Ändrad vid sidan av');
    const another = await create({ title: 'En annan', categories: ['naring'] });
    expect(await title(api, kept.slug)).toBe('Kvar');
    await update(another, { title: 'En annan', content: '<p>Ny text.</p>', version: 1 });
    expect(await title(api, kept.slug)).toBe('Kvar');
    await update(kept, { title: 'Ny', categories: ['stresshantering'], version: 1 });
    expect(await title(api, kept.slug)).toBe('Ny');
  });

  it('in a list is dropped when a card or the order changes, and not by the text of an article', async () => {
    const listed = await create({ title: 'Lista', categories: ['sjalvmedkansla'] });
    const list = async () =>
      (
        await api.get<{ posts: { title: string }[] }>('/api/blog/posts?category=sjalvmedkansla')
      ).body.posts.map((post) => post.title);
    const fields = { title: 'Lista', categories: ['sjalvmedkansla'] };
    expect(await list()).toEqual(['Lista']);
    await mark(listed, 'Lista');
    await update(listed, { ...fields, content: '<p>En annan text.</p>', version: 1 });
    await mark(listed, 'Ändrad vid sidan av');
    expect(await list()).toEqual(['Lista']);
    await update(listed, { ...fields, title: 'Kort', version: 2 });
    expect(await list()).toEqual(['Kort']);
    const next = await create({ title: 'Nästa', categories: ['sjalvmedkansla'] });
    expect(await list()).toEqual(['Nästa', 'Kort']);
    await api.call('DELETE', `/api/blog/posts/${next.id}`, { token });
    expect(await list()).toEqual(['Kort']);
    await update(listed, { ...fields, title: 'Kort', categories: ['somn'], version: 3 });
    expect(await list()).toEqual([]);
  });

  it('comes from the database for a caller who has heard of a newer version', async () => {
    const post = await create({ title: 'Version' });
    const version = (await api.get(`/api/blog/posts/${post.slug}`)).headers.get('x-content-version') ?? '';
    await mark(post, 'Nyare');
    expect(await title(api, post.slug, { 'X-Content-Version': version })).toBe('Version');
    expect(await title(api, post.slug, { 'X-Content-Version': 'nyast' })).toBe('Version');
    const next = String(BigInt(version) + 1n);
    expect(await title(api, post.slug, { 'X-Content-Version': next })).toBe('Nyare');
    expect(await title(api, post.slug)).toBe('Version');
  });

  it('names the version that it has reached, as the response to a save does', async () => {
    const post = await create({ title: 'Svar' });
    const saved = await update(post, { title: 'Svarat', version: 1 });
    const version = saved.headers.get('x-content-version');
    expect(version).toMatch(/^\d+$/);
    const read = await other.get(`/api/blog/posts/${post.slug}`);
    expect(BigInt(read.headers.get('x-content-version') ?? 0)).toBeGreaterThanOrEqual(BigInt(version ?? 0));
  });
});

describe('a save', () => {
  it('is in every process when its response arrives', async () => {
    const post = await create({ title: 'Överallt 0' });
    for (let version = 1; version <= 40; version += 1) {
      expect(await title(other, post.slug)).toBe(`Överallt ${version - 1}`);
      await update(post, { title: `Överallt ${version}`, version });
    }
    expect(await title(other, post.slug)).toBe('Överallt 40');
  });

  it('waits for a shell that acknowledges, also through another process', async () => {
    const stream = await EventStream.open(other.origin);
    await eventually(() => stream.events.length === 1);
    const [{ follower, version } = { follower: '', version: '' }] = stream.events;
    expect((await receipt(follower, version)).status).toBe(204);
    await eventually(async () => {
      // Until the other process has the receipt: without one, a save does not wait.
      const startedAt = performance.now();
      await create({ title: 'Väntar på en' });
      return performance.now() - startedAt >= 200;
    });
    // It missed the deadline, so it is not waited for until it acknowledges again.
    const latest = () => stream.events.at(-1)?.version;
    await receipt(follower, latest(), other);
    let isSaved = false;
    const count = stream.events.length;
    const saving = create({ title: 'Väntar inte länge' }).then(() => (isSaved = true));
    await eventually(() => stream.events.length > count);
    expect(isSaved).toBe(false);
    await receipt(follower, latest(), other);
    await saving;
    stream.close();
  });

  it('waits once for a shell that is silent, and for no client that never acknowledged', async () => {
    const streams = [await EventStream.open(api.origin), await EventStream.open(api.origin)];
    await eventually(() => streams.every(({ events }) => events.length === 1));
    const [{ follower, version } = { follower: '', version: '' }] = streams[0]?.events ?? [];
    await receipt(follower, version);
    const durations: number[] = [];
    for (const name of ['ett', 'två']) {
      const startedAt = performance.now();
      await create({ title: `Tyst ${name}` });
      durations.push(performance.now() - startedAt);
    }
    expect(durations[0]).toBeGreaterThan(200);
    expect(durations[1]).toBeLessThan(200);
    for (const stream of streams) stream.close();
  });

  it('is not held up by a shell that has gone', async () => {
    const stream = await EventStream.open(api.origin);
    await eventually(() => stream.events.length === 1);
    const [{ follower, version } = { follower: '', version: '' }] = stream.events;
    await receipt(follower, version);
    const saving = create({ title: 'Den som går' });
    await eventually(() => stream.events.length === 2);
    const startedAt = performance.now();
    stream.close();
    await saving;
    expect(performance.now() - startedAt).toBeLessThan(150);
  });

  it('refuses receipts that are none', async () => {
    for (const [follower, version] of [
      ['nobody', '1'],
      [undefined, '1'],
      ['0b0e8a3e-5a53-4ab4-9a9b-6a8f0f0a6a11', 'ett'],
    ])
      expect((await receipt(follower, version)).status).toBe(400);
    expect((await receipt('0b0e8a3e-5a53-4ab4-9a9b-6a8f0f0a6a11', '1')).status).toBe(204);
  });
});
