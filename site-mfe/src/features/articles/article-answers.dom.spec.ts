import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import { setRuntimeConfig } from '@stillsam/platform';
import { answer, API_ORIGIN, heldAnswer, noAnswer, startFakeApi, type FakeApi } from '../../../test/fake-api';
import { anArticle, aRelated } from '../../../test/fixtures';
import { ANSWER_LIFETIME_MS, fetchArticleAhead, isArticlePublished, takeArticle } from './article-answers';

const signal = new AbortController().signal;
let api: FakeApi;
let slug = 'artikel-0';
let now = 0;

beforeEach(() => {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: '' });
  api = startFakeApi();
  // Each test has an article of its own: what was fetched ahead outlives a test.
  slug = `artikel-${Number(slug.split('-')[1]) + 1}`;
  api.on(`/api/blog/posts/${slug}`, () => answer({ post: anArticle({ slug }), related: [aRelated()] }));
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('takeArticle', () => {
  it('gives the article without its body, the body ready to be set, and the relatives', async () => {
    const result = await takeArticle(slug, signal);
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
    const result = await takeArticle(slug, signal);
    if (result.kind !== 'article') throw new Error(result.kind);
    expect(String(result.ready.markup?.html)).toMatch(/<p>Hej<\/p>/);
    expect(String(result.ready.markup?.html)).not.toMatch(/script|onerror|javascript/);
  });

  it('never lets a body travel as data', async () => {
    const result = await takeArticle(slug, signal);
    expect(JSON.stringify(result)).toContain('"markup":null');
    expect(JSON.stringify(result)).not.toContain('Första stycket');
  });

  it('tells where an article has moved, and that one is missing', async () => {
    api.on(`/api/blog/posts/${slug}`, () => answer({ redirect: 'ny-adress' }));
    expect(await takeArticle(slug, signal)).toEqual({ kind: 'moved', slug: 'ny-adress' });
    expect(await takeArticle('finns-inte', signal)).toEqual({ kind: 'missing' });
  });

  it('takes a slug that can be none for missing', async () => {
    api.on(`/api/blog/posts/${slug}`, () => answer({ error: 'Nej.' }, 400));
    expect(await takeArticle(slug, signal)).toEqual({ kind: 'missing' });
  });

  it('throws when the API is out of reach', async () => {
    api.on(`/api/blog/posts/${slug}`, noAnswer);
    await expect(takeArticle(slug, signal)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('an article fetched ahead', () => {
  it('is there at the click without another call', async () => {
    fetchArticleAhead(slug);
    await takeArticle(slug, signal);
    expect(api.asked).toHaveLength(1);
  });

  it('is fetched once however often the pointer passes', async () => {
    fetchArticleAhead(slug);
    fetchArticleAhead(slug);
    await takeArticle(slug, signal);
    expect(api.asked).toHaveLength(1);
  });

  it('serves one click: the next one asks anew', async () => {
    fetchArticleAhead(slug);
    await takeArticle(slug, signal);
    await takeArticle(slug, signal);
    expect(api.asked).toHaveLength(2);
  });

  it('is not used when it has grown old', async () => {
    fetchArticleAhead(slug);
    now += ANSWER_LIFETIME_MS;
    await takeArticle(slug, signal);
    expect(api.asked).toHaveLength(2);
  });

  it('is forgotten when it failed, so that the click asks anew', async () => {
    const held = heldAnswer();
    api.on(`/api/blog/posts/${slug}`, held.wait);
    fetchArticleAhead(slug);
    const click = takeArticle(slug, signal);
    held.release(answer({ error: 'Fel.' }, 500));
    await expect(click).rejects.toBeInstanceOf(ApiError);
    api.on(`/api/blog/posts/${slug}`, () => answer({ post: anArticle({ slug }), related: [] }));
    expect((await takeArticle(slug, signal)).kind).toBe('article');
  });
});

describe('isArticlePublished', () => {
  it('tells a published article from one that is gone', async () => {
    expect(await isArticlePublished(slug)).toBe(true);
    expect(await isArticlePublished('borttagen')).toBe(false);
  });
});
