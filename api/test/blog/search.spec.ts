import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, postBody, TestApi } from '../support/test-api';

interface List {
  posts: { title: string; match?: string }[];
  pagination: { totalCount: number; totalPages: number };
  categories: { id: string; count: number }[];
  total: number;
  exact_count?: number;
}

let api: TestApi;
let token: string;

const POSTS = [
  { title: 'Sömnens rytm', excerpt: 'Om natten', categories: ['somn'] },
  { title: 'Hantera det svåra', excerpt: 'Steg för steg', categories: ['sjalvmedkansla'], tags: ['oro'] },
  { title: 'Lugn i stormen', excerpt: 'Stresshantering i vardagen', categories: ['naring'] },
  { title: 'Mindfulness för nybörjare', excerpt: 'Att landa', categories: ['naring'] },
  { title: 'Åskan går', excerpt: 'En natt av sömn', categories: ['somn'] },
  { title: 'Ånger och ärlighet', excerpt: 'Om fällor', categories: ['sjalvmedkansla'], tags: ['skuld'] },
];

const create = async (fields: Record<string, unknown>) => {
  const { status, body } = await api.call('POST', '/api/blog/posts', { token, body: postBody(fields) });
  expect(status).toBe(201);
  return String(body.id);
};

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
  for (const fields of POSTS) await create(fields);
  await create({ title: 'Hemlighetsfull utkastsömn', excerpt: 'Kattens', status: 'draft', tags: ['skuld'] });
  await create({
    title: 'Planerad sömn',
    excerpt: 'Morgondagens',
    status: 'draft',
    publish_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const trashed = await create({ title: 'Sömn i papperskorgen', excerpt: 'Slängda' });
  await api.call('DELETE', `/api/blog/posts/${trashed}`, { token });
});
afterAll(() => api.stop());

const search = async (text: string, rest = '') =>
  (await api.get<List>(`/api/blog/posts?search=${encodeURIComponent(text)}${rest}`)).body;
const found = async (text: string, rest = '') =>
  (await search(text, rest)).posts.map(({ title, match }) => `${match}: ${title}`);

describe('a search', () => {
  it('returns no matches without words', async () => {
    const { posts, exact_count: exactCount } = await search('  ');
    expect(posts).toHaveLength(6);
    expect(posts.every((post) => !('match' in post))).toBe(true);
    expect(exactCount).toBeUndefined();
  });

  it.each([
    // Exact: literal, in titles and then in excerpts; then other forms.
    ['sömn', ['exact: Sömnens rytm', 'exact: Åskan går']],
    ['”En natt av sömn”', ['exact: Åskan går', 'related: Sömnens rytm']],
    ['SÖMNENS', ['exact: Sömnens rytm', 'related: Åskan går']],
    ['natten', ['exact: Sömnens rytm', 'related: Åskan går']],
    // Without å, ä and ö, or with too many.
    ['somn', ['related: Sömnens rytm', 'related: Åskan går']],
    ['angern', ['related: Ånger och ärlighet']],
    ['för', ['exact: Mindfulness för nybörjare', 'exact: Hantera det svåra']],
    // Decomposed, as some keyboards write it.
    ['so\u0308mn', ['exact: Sömnens rytm', 'exact: Åskan går']],
    // Compounds, either part.
    ['hantering', ['exact: Lugn i stormen']],
    ['hanteringar', ['related: Lugn i stormen']],
    ['stressen', ['related: Lugn i stormen']],
    ['sömnproblemen', ['related: Sömnens rytm', 'related: Åskan går']],
    // All words, in any order, and stop words do not count.
    ['rytmer om sömnen', ['related: Sömnens rytm']],
    ['sömnen stormen', []],
    // In the names of categories that the cards show, and in tags.
    ['känsloreglering', ['exact: Ånger och ärlighet', 'exact: Hantera det svåra']],
    ['VÄLMÅENDE', ['exact: Mindfulness för nybörjare', 'exact: Lugn i stormen']],
    ['oro', ['exact: Hantera det svåra']],
    ['skul', ['exact: Ånger och ärlighet']],
    ['stress', ['exact: Lugn i stormen']],
    ['orolig', ['related: Hantera det svåra']],
    ['oron', ['related: Hantera det svåra']],
    ['regleringar', ['related: Hantera det svåra', 'related: Ånger och ärlighet']],
    // Misspelt.
    ['sömm', ['related: Sömnens rytm', 'related: Åskan går']],
    ['mindfullnes', ['related: Mindfulness för nybörjare']],
    ['streshantering', ['related: Lugn i stormen']],
    ['sömm rytm', ['related: Sömnens rytm']],
    // Nothing is similar.
    ['xylofon', []],
    ['qqqq', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['%%%', []],
    ["' | somn & !x:*", ['related: Sömnens rytm', 'related: Åskan går']],
    ['😌', []],
    ['och', ['exact: Ånger och ärlighet']],
    ['спокойно', []],
    // Drafts, planned and trashed posts, by what only they hold.
    ['kattens', []],
    ['morgondagen', []],
    ['slängda', []],
    ['utkastsömn', []],
  ])('finds for %j the posts %j', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('does not take a word that an article has for misspelt', async () => {
    // They differ in one letter, as sömm and sömn do.
    await create({ title: 'Sorg', excerpt: 'Om saknad', categories: [] });
    expect(await found('sort')).toEqual(['related: Sorg']);
    await create({ title: 'Av annat slag', excerpt: 'Sort och vana', categories: [] });
    expect(await found('sort')).toEqual(['exact: Av annat slag']);
  });

  it('looks for misspellings only where little else is found', async () => {
    await create({ title: 'Mindre', excerpt: 'Om stort och smått', categories: [] });
    // An incomplete word, as while typing.
    expect(await found('mindf')).toEqual(['exact: Mindfulness för nybörjare']);
  });

  it('looks into the texts where nothing else is found, and not into their tags', async () => {
    await create({
      title: 'Andning',
      excerpt: 'Lugnt',
      content:
        '<p>Vagusnerven är en lång nerv. <a href="https://rodlok.example/">Läs mer</a> om vagusnerven.</p>',
      categories: ['somn'],
    });
    await create({
      title: 'Nacken',
      excerpt: 'Mjukt',
      content: '<p>Här går vagusnerven.</p>',
      categories: [],
    });
    expect(await found('vagusnervens')).toEqual(['related: Andning', 'related: Nacken']);
    expect(await found('vagus')).toEqual(['related: Andning', 'related: Nacken']);
    expect(await found('nerven vagusnerv')).toEqual(['related: Andning']);
    expect(await found('vagusnerven', '&category=somn')).toEqual(['related: Andning']);
    expect(await found('vagusnerven', '&limit=1&page=2')).toEqual(['related: Nacken']);
    expect(await found('rodlok')).toEqual([]);
    expect(await found('andning vagusnerven')).toEqual(['related: Andning']);
    await create({ title: 'Vagusnerven', excerpt: 'Kort', categories: [] });
    expect(await found('vagusnerven')).toEqual(['exact: Vagusnerven']);
  });

  it('finds the text with the whole phrase before those with its words more often', async () => {
    const scattered = '<p>Sjön har en färja. Färjan går över sjön. Vid sjön väntar färjan.</p>';
    await create({ title: 'Väntan', excerpt: 'Tyst', content: scattered, categories: [] });
    await create({ title: 'Resan', excerpt: 'Stilla', content: '<p>Vi tog färjan över sjön.</p>' });
    expect(await found('färjan över sjön')).toEqual(['related: Resan', 'related: Väntan']);
    expect(await found('”färjan över sjön”')).toEqual(['related: Resan', 'related: Väntan']);
  });

  it('finds only the texts that have a common word most', async () => {
    const timesOf = (count: number) => `<p>${'Fyren lyser. '.repeat(count)}</p>`;
    for (const count of [1, 5, 3, 2, 4, 6, 7])
      await create({ title: `Kust ${count}`, content: timesOf(count), categories: [] });
    const titles = await found('fyren');
    const { total } = await search('fyren');
    expect(titles).toEqual([7, 6, 5, 4, 3].map((count) => `related: Kust ${count}`).slice(0, total / 4));
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.length).toBeLessThan(7);
  });

  it('sorts what is equally like by the Swedish alphabet', async () => {
    for (const title of ['Öar', 'Zoner', 'Ängar', 'Ådror'])
      await create({ title, tags: ['fyrkant'], categories: [] });
    expect(await found('fyrkanter')).toEqual([
      'related: Zoner',
      'related: Ådror',
      'related: Ängar',
      'related: Öar',
    ]);
  });
});

describe('a page of a search', () => {
  it('counts exact and related matches together, in one order', async () => {
    const first = await search('natten', '&limit=1');
    expect(first).toMatchObject({
      posts: [{ title: 'Sömnens rytm', match: 'exact' }],
      pagination: { totalCount: 2, totalPages: 2 },
      exact_count: 1,
    });
    const second = await search('natten', '&limit=1&page=2');
    expect(second).toMatchObject({ posts: [{ title: 'Åskan går', match: 'related' }], exact_count: 1 });
    const beyond = await search('natten', '&limit=1&page=9');
    expect(beyond).toMatchObject({ posts: [], pagination: { totalCount: 2 }, exact_count: 1 });
  });

  it('keeps to the category, whose counts are those of all posts', async () => {
    expect(await found('natten', '&category=naring')).toEqual([]);
    const { categories, total } = await search('natten', '&category=somn');
    expect(categories.find(({ id }) => id === 'naring')?.count).toBe(2);
    expect(total).toBeGreaterThanOrEqual(6);
  });

  it('takes a search of the greatest length', async () => {
    expect((await search('å'.repeat(200))).posts).toEqual([]);
    expect((await search('ö '.repeat(100))).posts).toEqual([]);
    expect(await found(`sömnerna ${'och '.repeat(47)}`)).toEqual(await found('sömnerna'));
  });
});

describe('the result of a search', () => {
  it('follows an edit at once', async () => {
    const id = await create({ title: 'Vandring', excerpt: 'Skog' });
    await eventually(async () => (await found('vandringar')).length === 1);
    const { body } = await api.get(`/api/blog/admin/posts/${id}`, token);
    await api.call('PUT', `/api/blog/posts/${id}`, {
      token,
      body: postBody({ title: 'Paddling', excerpt: 'Sjö', version: body.version }),
    });
    expect(await found('vandringar')).toEqual([]);
    expect(await found('padling')).toEqual(['related: Paddling']);
    await api.call('DELETE', `/api/blog/posts/${id}`, { token });
    expect(await found('padling')).toEqual([]);
  });
});
