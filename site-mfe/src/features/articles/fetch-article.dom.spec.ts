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

/** Where an article that cannot be shown leads. */
async function addressThrownFor(unknown: string): Promise<string | null> {
  const thrown: unknown = await fetchArticle(unknown, signal).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('Location') : null;
}

describe('fetchArticle', () => {
  it('returns the article, its body as markup, and the related articles', async () => {
    const result = await fetchArticle(slug, signal);
    expect(result.article).not.toHaveProperty('content');
    expect(result.article.title).toBe('Vila utan prestation');
    expect(String(result.markup?.html)).toContain('<h2 id="kroppen">Kroppen</h2>');
    expect(result.related).toHaveLength(1);
  });

  it('removes scripts and handlers from the body', async () => {
    const content =
      '<p>Hej</p><script>alert(1)</script><img src="/a.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    api.on(`/api/blog/posts/${slug}`, () =>
      jsonResponse({ post: anArticle({ slug, content }), related: [] }),
    );
    const result = await fetchArticle(slug, signal);
    expect(String(result.markup?.html)).toMatch(/<p>Hej<\/p>/);
    expect(String(result.markup?.html)).not.toMatch(/script|onerror|javascript/);
  });

  it('serialises the body as null', async () => {
    const result = await fetchArticle(slug, signal);
    expect(JSON.stringify(result)).toContain('"markup":null');
    expect(JSON.stringify(result)).not.toContain('Första stycket');
  });

  it('redirects to the new address of a moved article', async () => {
    api.on(`/api/blog/posts/${slug}`, () => jsonResponse({ redirect: 'ny-adress' }));
    expect(await addressThrownFor(slug)).toBe('/kunskapsbibliotek/ny-adress');
  });

  it('redirects to the library from a missing article, with the category of its slug', async () => {
    expect(await addressThrownFor('finns-inte')).toBe('/kunskapsbibliotek');
    expect(await addressThrownFor('somn')).toBe('/kunskapsbibliotek?category=somn');
  });

  it('treats status 400 as a missing article', async () => {
    api.on(`/api/blog/posts/${slug}`, () => jsonResponse({ error: 'Nej.' }, 400));
    expect(await addressThrownFor(slug)).toBe('/kunskapsbibliotek');
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
