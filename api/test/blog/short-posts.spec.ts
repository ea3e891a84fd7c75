import { describe, expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';

const posts = startPostsApi();

const SHORT =
  '<h2>Kort sagt</h2><p>Pröva <a href="#ovning">andningen</a>.</p><h2 id="ovning">Övning</h2><p>Andas ut.</p>';

interface List {
  posts: { title: string; short_reading_time: number | null }[];
  pagination: { totalCount: number };
}

const list = async (query: string) => {
  const { body } = await posts.api.get<List>(`/api/blog/posts?length=short${query}`);
  expect(body.pagination.totalCount).toBe(body.posts.length);
  return body.posts.map((post) => `${post.title}: ${post.short_reading_time}`);
};

describe('the list of what can be read in short', () => {
  it('holds the posts with a short edition, also of a category and of a search', async () => {
    await posts.create({ title: 'Hel', categories: ['somn'] });
    await posts.create({ title: 'Natten', content: SHORT, categories: ['somn'] });
    await posts.create({ title: 'Maten', content: SHORT, categories: ['naring'] });
    expect(await list('')).toEqual(['Maten: 1', 'Natten: 1']);
    expect(await list('&category=somn')).toEqual(['Natten: 1']);
    expect(await list('&search=maten')).toEqual(['Maten: 1']);
    expect(await list('&search=hel')).toEqual([]);
    // Found in the body alone.
    expect(await list('&search=andningen')).toHaveLength(2);
  });

  it('drops a post whose text has lost its short edition', async () => {
    const { id, version } = await posts.createdPost({ title: 'Stund', content: SHORT, categories: [] });
    expect(await list('&limit=9')).toContain('Stund: 1');
    await posts.update(id, { title: 'Stund', content: '<p>Bara text.</p>', categories: [], version });
    expect(await list('&limit=9')).not.toContain('Stund: 1');
  });

  it('refuses another length', async () => {
    expect((await posts.api.get('/api/blog/posts?length=long')).status).toBe(400);
  });
});
