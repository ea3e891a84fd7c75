import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

interface Post {
  id: string;
  slug: string;
  version: number;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const create = async (fields: Record<string, unknown>) =>
  (await api.call<Post>('POST', '/api/blog/posts', { token, body: postBody(fields) })).body;
const update = (post: Post, fields: Record<string, unknown>) =>
  api.call<Post>('PUT', `/api/blog/posts/${post.id}`, { token, body: postBody(fields) });
const title = async (from: TestApi, slug: string) =>
  (await from.get<{ post?: { title: string } }>(`/api/blog/posts/${slug}`)).body.post?.title;
/** Changes a row behind the caches' backs, so that only a response from the database shows it. */
const mark = (post: Post, text: string) =>
  api.query(`UPDATE posts SET title = $2 WHERE id = $1`, [post.id, text]);
const tagsOf = async (path: string) => (await api.get(path)).headers.get('surrogate-key')?.split(' ');

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

  it('leaves the cache of a list when a card or the order changes, and not by the text of an article', async () => {
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
});
