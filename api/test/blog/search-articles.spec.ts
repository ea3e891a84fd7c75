import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

interface Summary {
  title: string;
  excerpt: string;
  categories: string[];
  tags: string[];
  match?: string;
}

let api: TestApi;
let articles: Summary[];

const list = async (query: string) =>
  (await api.get<{ posts: Summary[] }>(`/api/blog/posts?limit=100${query}`)).body.posts;
const search = (text: string) => list(`&search=${encodeURIComponent(text)}`);

beforeAll(async () => {
  api = await TestApi.start();
  const source = testedApi.createDataSource(api.databaseUrl, { poolSize: 1, queryTimeoutMs: 0 });
  await source.initialize();
  await testedApi.seedArticles(source, path.resolve('content'));
  await source.destroy();
  articles = await list('');
});
afterAll(() => api.stop());

describe('a search of the articles that the site starts with', () => {
  it('finds each by its title, first and exactly', async () => {
    for (const { title } of articles)
      expect((await search(`”${title}”`))[0]).toMatchObject({ title, match: 'exact' });
  });

  it('finds each by a phrase of its excerpt, first and exactly', async () => {
    for (const { title, excerpt } of articles) {
      const phrase = excerpt.split(' ').slice(0, 5).join(' ');
      expect((await search(phrase))[0]).toMatchObject({ title, match: 'exact' });
    }
  });

  it.each([
    ['stress', 'stresshantering'],
    ['sömn', 'somn'],
    ['näring', 'naring'],
    ['självmedkänsla', 'sjalvmedkansla'],
    ['känsloreglering', 'sjalvmedkansla'],
  ])('counts the category as found that bears the word %j', async (word, category) => {
    const ofCategory = articles.filter(({ categories }) => categories.includes(category));
    const exact = (await search(word)).filter(({ match }) => match === 'exact').map(({ title }) => title);
    expect(ofCategory.length).toBeGreaterThan(0);
    expect(exact).toEqual(expect.arrayContaining(ofCategory.map(({ title }) => title)));
  });

  it('counts the tag as found that bears the word', async () => {
    const tagged = articles.filter(({ tags }) => tags.includes('grubbel')).map(({ title }) => title);
    const exact = (await search('grubbel')).filter(({ match }) => match === 'exact');
    expect(tagged.length).toBeGreaterThan(0);
    expect(exact.map(({ title }) => title)).toEqual(expect.arrayContaining(tagged));
  });

  it('finds few by a word that most only mention', async () => {
    for (const word of ['tillbaka', 'andas', 'läkare']) {
      const found = await search(word);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(articles.length / 3);
    }
  });
});
