import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import { setRuntimeConfig } from '@stillsam/platform';
import { jsonResponse, API_ORIGIN, networkFailure, startFakeApi, type FakeApi } from '../../../test/fake-api';
import { anArticle, aRelated } from '../../../test/fixtures';
import { fetchArticle, isArticlePublished } from './fetch-article';

const slug = 'artikel';
const signal = new AbortController().signal;
let api: FakeApi;

beforeEach(() => {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: '' });
  api = startFakeApi();
  api.on(`/api/blog/posts/${slug}`, () => jsonResponse({ post: anArticle({ slug }), related: [aRelated()] }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('fetchArticle', () => {
  it('returns the article, its body as markup, and the related articles', async () => {
    const result = await fetchArticle(slug, signal);
    if (result.kind !== 'article') throw new Error(result.kind);
    expect(result.ready.article).not.toHaveProperty('content');
    expect(result.ready.article.title).toBe('Vila utan prestation');
    expect(String(result.ready.markup?.html)).toContain('<h2 id="kroppen">Kroppen</h2>');
    expect(result.ready.related).toHaveLength(1);
  });

  it('removes scripts and handlers from the body', async () => {
    const content =
      '<p>Hej</p><script>alert(1)</script><img src="/a.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    api.on(`/api/blog/posts/${slug}`, () =>
      jsonResponse({ post: anArticle({ slug, content }), related: [] }),
    );
    const result = await fetchArticle(slug, signal);
    if (result.kind !== 'article') throw new Error(result.kind);
    expect(String(result.ready.markup?.html)).toMatch(/<p>Hej<\/p>/);
    expect(String(result.ready.markup?.html)).not.toMatch(/script|onerror|javascript/);
  });

  it('serialises the body as null', async () => {
    const result = await fetchArticle(slug, signal);
    expect(JSON.stringify(result)).toContain('"markup":null');
    expect(JSON.stringify(result)).not.toContain('Första stycket');
  });

  it('reports a moved and a missing article', async () => {
    api.on(`/api/blog/posts/${slug}`, () => jsonResponse({ redirect: 'ny-adress' }));
    expect(await fetchArticle(slug, signal)).toEqual({ kind: 'moved', slug: 'ny-adress' });
    expect(await fetchArticle('finns-inte', signal)).toEqual({ kind: 'missing' });
  });

  it('treats status 400 as a missing article', async () => {
    api.on(`/api/blog/posts/${slug}`, () => jsonResponse({ error: 'Nej.' }, 400));
    expect(await fetchArticle(slug, signal)).toEqual({ kind: 'missing' });
  });

  it('throws without a response', async () => {
    api.on(`/api/blog/posts/${slug}`, networkFailure);
    await expect(fetchArticle(slug, signal)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('isArticlePublished', () => {
  it('distinguishes a published from an unpublished article', async () => {
    expect(await isArticlePublished(slug)).toBe(true);
    expect(await isArticlePublished('borttagen')).toBe(false);
  });
});
