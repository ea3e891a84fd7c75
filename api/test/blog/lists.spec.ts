import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

interface List {
  posts: { slug: string; title: string }[];
  pagination: { page: number; limit: number; totalCount: number; totalPages: number };
  categories: { id: string; title: string; count: number }[];
  total: number;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
  const posts = [
    { title: 'Sömnens rytm', excerpt: 'Om natten', categories: ['somn'] },
    { title: 'Andas', excerpt: 'Lugn mot STRESS', categories: ['stresshantering', 'somn'] },
    { title: '100 % vila', excerpt: 'Under_strykning', categories: ['stresshantering'] },
    { title: 'Mat och humör', excerpt: 'Om näring', categories: ['naring'] },
    { title: 'Snäll mot dig', excerpt: 'Om värme', categories: ['sjalvmedkansla'] },
    { title: 'Sömn i utkast', excerpt: '', categories: ['somn'], status: 'draft' },
  ];
  for (const fields of posts) await api.call('POST', '/api/blog/posts', { token, body: postBody(fields) });
});
afterAll(() => api.stop());

const list = async (query: string) => (await api.get<List>(`/api/blog/posts${query}`)).body;
const titles = async (query: string) => (await list(query)).posts.map(({ title }) => title);

describe('the public list', () => {
  it('shows published posts, newest first, with the counts of all categories', async () => {
    const { posts, pagination, categories, total } = await list('');
    expect(posts.map(({ title }) => title)).toEqual([
      'Snäll mot dig',
      'Mat och humör',
      '100 % vila',
      'Andas',
      'Sömnens rytm',
    ]);
    expect(pagination).toEqual({ page: 1, limit: 20, totalCount: 5, totalPages: 1 });
    expect(total).toBe(5);
    expect(categories).toEqual([
      { id: 'somn', title: 'Sömn', count: 2 },
      { id: 'stresshantering', title: 'Stresshantering', count: 2 },
      { id: 'naring', title: 'Näring och känslomässigt välmående', count: 1 },
      { id: 'sjalvmedkansla', title: 'Självmedkänsla & känsloreglering', count: 1 },
    ]);
  });

  it('counts what is published now, whichever list is asked for', async () => {
    const countsOf = async (query: string) => {
      const { total, categories } = await list(query);
      return [total, categories.find(({ id }) => id === 'naring')?.count];
    };
    const { body } = await api.call<{ id: string }>('POST', '/api/blog/posts', {
      token,
      body: postBody({ title: 'En tid', categories: ['naring', 'somn'] }),
    });
    expect(await countsOf('?limit=7')).toEqual([6, 2]);
    expect(await countsOf('?search=andas&limit=7')).toEqual([6, 2]);
    await api.call('DELETE', `/api/blog/posts/${body.id}`, { token });
    expect(await countsOf('?limit=8')).toEqual([5, 1]);
    await api.query(`DELETE FROM posts WHERE id = $1`, [body.id]);
  });

  it('tells of a post what a card shows, and not its content', async () => {
    const [post] = (await list('?search=andas')).posts;
    expect(post).toEqual({
      id: expect.any(String),
      slug: 'andas',
      title: 'Andas',
      excerpt: 'Lugn mot STRESS',
      image_url: null,
      image_focus: '50 50',
      categories: ['stresshantering', 'somn'],
      tags: [],
      difficulty: 'Nybörjare',
      icon: 'leaf',
      reading_time: 1,
      short_reading_time: null,
      author: 'Stillsams redaktion',
      published_at: expect.any(String),
      updated_at: expect.any(String),
      match: 'exact',
    });
  });

  it.each([
    ['?category=somn', ['Andas', 'Sömnens rytm']],
    ['?category=SOMN', ['Andas', 'Sömnens rytm']],
    ['?category=kansloreglering', ['Snäll mot dig']],
    ['?category=sjalvmedkansla', ['Snäll mot dig']],
    // Those that are only related come last: by the name of their category.
    ['?search=s%C3%96MN', ['Sömnens rytm', 'Andas']],
    ['?search=stress', ['Andas', '100 % vila']],
    ['?search=%25', ['100 % vila']],
    ['?search=_', ['100 % vila']],
    ['?search=%5C', []],
    ["?search='%20OR%201=1--", []],
    ['?category=somn&search=andas', ['Andas']],
    ['?category=naring&search=andas', []],
    ['?limit=2', ['Snäll mot dig', 'Mat och humör']],
    ['?limit=2&page=3', ['Sömnens rytm']],
    ['?page=1000000', []],
  ])('finds by %s %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each(['?category=alla', '?category=okand', '?category=constructor', '?search=', '?search=%20'])(
    'shows all by %s',
    async (query) => {
      expect(await titles(query)).toHaveLength(5);
    },
  );

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=abc', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['sortBy=title;DROP TABLE posts', 'sortBy'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await api.get(`/api/blog/posts?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path }] });
  });
});

describe("the admins' list", () => {
  const listed = async (query: string) => {
    const { body } = await api.get<List>(`/api/blog/admin/posts?${query}`, token);
    return { titles: body.posts.map(({ title }) => title), count: body.pagination.totalCount };
  };

  it.each([
    ['category=somn', ['Sömn i utkast', 'Andas', 'Sömnens rytm']],
    ['category=somn&status=draft', ['Sömn i utkast']],
    ['category=somn&status=scheduled', []],
    ['category=stresshantering&sort=title', ['100 % vila', 'Andas']],
    ['category=somn&search=rytm', ['Sömnens rytm']],
  ])('shows the posts of %s', async (query, titles) => {
    expect(await listed(query)).toEqual({ titles, count: titles.length });
  });

  it('sorts by title, by the last change and by publication', async () => {
    expect((await listed('sort=title')).titles).toEqual([
      '100 % vila',
      'Andas',
      'Mat och humör',
      'Snäll mot dig',
      'Sömn i utkast',
      'Sömnens rytm',
    ]);
    expect((await listed('sort=title&limit=2&page=2')).titles).toEqual(['Mat och humör', 'Snäll mot dig']);
    expect((await listed('sort=published')).titles.at(-1)).toBe('Sömn i utkast');
    const [andas] = await api.query<{ id: string }>(
      `UPDATE posts SET updated_at = now() + interval '1 minute' WHERE slug = 'andas' RETURNING id`,
    );
    expect(andas).toBeDefined();
    expect((await listed('sort=updated')).titles[0]).toBe('Andas');
    expect((await listed('sort=created')).titles[0]).toBe('Sömn i utkast');
  });

  it('shows drafts too, newest first, 20 to a page', async () => {
    const { body } = await api.get<List>('/api/blog/admin/posts', token);
    expect(body.posts[0]).toMatchObject({ title: 'Sömn i utkast', status: 'draft', published_at: null });
    expect(body.pagination).toEqual({ page: 1, limit: 20, totalCount: 6, totalPages: 1 });
  });

  it.each([
    ['?status=draft', 1],
    ['?status=published', 5],
    ['?search=s%C3%B6mn', 2],
    ['?search=s%C3%B6mn&status=draft', 1],
    ['?page=2&limit=4', 2],
  ])('finds by %s %i', async (query, count) => {
    const { body } = await api.get<List>(`/api/blog/admin/posts${query}`, token);
    expect(body.posts).toHaveLength(count);
  });

  it.each(['status=deleted', 'page=0', 'limit=101', 'sort=other', 'category=other'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/api/blog/admin/posts?${query}`, token)).status).toBe(400);
    },
  );
});

describe('an article', () => {
  it('comes with up to three that share a category, those that share most first', async () => {
    const { body } = await api.get<{ post: Record<string, unknown>; related: { slug: string }[] }>(
      '/api/blog/posts/andas',
    );
    expect(body.post).toMatchObject({
      slug: 'andas',
      content: '<p>Ett lugnt stycke.</p>',
      meta_title: null,
      version: 1,
    });
    expect(body.related.map(({ slug }) => slug)).toEqual(['100-vila', 'somnens-rytm']);
    expect(Object.keys(body.related[0] ?? {}).sort()).toEqual(
      ['categories', 'excerpt', 'id', 'image_focus', 'image_url', 'reading_time', 'slug', 'title'].sort(),
    );
  });

  it.each(['somn-i-utkast', 'finns-inte', 'A', 'a'.repeat(201), '%C3%A5', "'", 'andas%2F..'])(
    'answers 404 for %s',
    async (slug) => {
      const { status, body } = await api.get(`/api/blog/posts/${slug}`);
      expect([status, body.code]).toEqual([404, 'POST_NOT_FOUND']);
    },
  );

  it('appears in the index of the site, drafts do not', async () => {
    const { body } = await api.get<unknown>('/api/blog/sitemap-entries');
    expect(body).toHaveLength(5);
    expect(body).toEqual(
      expect.arrayContaining([
        {
          slug: 'andas',
          title: 'Andas',
          excerpt: 'Lugn mot STRESS',
          published_at: expect.any(String),
          updated_at: expect.any(String),
        },
      ]),
    );
  });

  it('passes the sanitiser once more when a row was written past the API', async () => {
    await api.query(
      `INSERT INTO posts (slug, title, content, status, author_name) VALUES ('bakvag', 'Bakväg', '<p>x</p><img src=x onerror=alert(1)><script>1</script>', 'published', 'x')`,
    );
    const { body } = await api.get<{ post: { content: string } }>('/api/blog/posts/bakvag');
    expect(body.post.content).toBe('<p>x</p>');
  });
});
