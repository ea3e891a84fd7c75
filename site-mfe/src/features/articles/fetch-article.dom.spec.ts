import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import { setRuntimeConfig } from '@stillsam/platform';
import { answer, API_ORIGIN, noAnswer, startFakeApi, type FakeApi } from '../../../test/fake-api';
import { anArticle, aRelated } from '../../../test/fixtures';
import { fetchArticle, isArticlePublished } from './fetch-article';

const slug = 'artikel';
const signal = new AbortController().signal;
let api: FakeApi;

beforeEach(() => {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: '' });
  api = startFakeApi();
  api.on(`/api/blog/posts/${slug}`, () => answer({ post: anArticle({ slug }), related: [aRelated()] }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('fetchArticle', () => {
  it('gives the article without its body, the body ready to be set, and the relatives', async () => {
    const result = await fetchArticle(slug, signal);
    if (result.kind !== 'article') throw new Error(result.kind);
    expect(result.ready.article).not.toHaveProperty('content');
    expect(result.ready.article.title).toBe('Vila utan prestation');
    expect(String(result.ready.markup?.html)).toContain('<h2 id="kroppen">Kroppen</h2>');
    expect(result.ready.related).toHaveLength(1);
  });

  it('takes out of a body what must not run', async () => {
    const content =
      '<p>Hej</p><script>alert(1)</script><img src="/a.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    api.on(`/api/blog/posts/${slug}`, () => answer({ post: anArticle({ slug, content }), related: [] }));
    const result = await fetchArticle(slug, signal);
    if (result.kind !== 'article') throw new Error(result.kind);
    expect(String(result.ready.markup?.html)).toMatch(/<p>Hej<\/p>/);
    expect(String(result.ready.markup?.html)).not.toMatch(/script|onerror|javascript/);
  });

  it('never lets a body travel as data', async () => {
    const result = await fetchArticle(slug, signal);
    expect(JSON.stringify(result)).toContain('"markup":null');
    expect(JSON.stringify(result)).not.toContain('Första stycket');
  });

  it('tells where an article has moved, and that one is missing', async () => {
    api.on(`/api/blog/posts/${slug}`, () => answer({ redirect: 'ny-adress' }));
    expect(await fetchArticle(slug, signal)).toEqual({ kind: 'moved', slug: 'ny-adress' });
    expect(await fetchArticle('finns-inte', signal)).toEqual({ kind: 'missing' });
  });

  it('takes a slug that can be none for missing', async () => {
    api.on(`/api/blog/posts/${slug}`, () => answer({ error: 'Nej.' }, 400));
    expect(await fetchArticle(slug, signal)).toEqual({ kind: 'missing' });
  });

  it('throws when the API is out of reach', async () => {
    api.on(`/api/blog/posts/${slug}`, noAnswer);
    await expect(fetchArticle(slug, signal)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('isArticlePublished', () => {
  it('tells a published article from one that is gone', async () => {
    expect(await isArticlePublished(slug)).toBe(true);
    expect(await isArticlePublished('borttagen')).toBe(false);
  });
});
