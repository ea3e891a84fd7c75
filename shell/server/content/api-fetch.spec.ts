import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiFetch, refuseFetch } from './api-fetch';

const ORIGIN = 'http://127.0.0.1:4300';
const POSTS = `${ORIGIN}/api/blog/posts`;

let upstream: jest.SpiedFunction<typeof fetch>;
const apiFetch = createApiFetch(ORIGIN);

beforeEach(() => {
  upstream = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ posts: [] }));
});
afterEach(() => upstream.mockRestore());

describe('the API as pages read it on the server', () => {
  it('returns the content, and 404 where there is none', async () => {
    expect(await (await apiFetch(`${POSTS}?page=2`)).json()).toEqual({ posts: [] });
    upstream.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
    expect((await apiFetch(`${POSTS}/okand`)).status).toBe(404);
  });

  it('requests JSON, and gives up after a while', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    await apiFetch(POSTS, { headers: { Authorization: 'hemligt' } });
    const [url, init] = upstream.mock.calls[0] ?? [];
    expect([url, init?.headers]).toEqual([POSTS, { Accept: 'application/json' }]);
    expect(init?.signal).toBe(limit.mock.results[0]?.value);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['other=1; stillsam_kop=abc.DEF-1; more=2', { Cookie: 'stillsam_kop=abc.DEF-1' }],
    ['other=1; xstillsam_kop=abc', {}],
    ['stillsam_kop=a b', {}],
  ])('passes on the cookie of purchases alone, of %j', async (Cookie, passed) => {
    await apiFetch(POSTS, { headers: { Cookie } });
    expect(upstream.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json', ...passed });
  });

  it.each([400, 403, 499])('passes on a response of %i, which its loader reads', async (status) => {
    upstream.mockImplementationOnce(async () => new Response('', { status }));
    expect((await apiFetch(POSTS)).status).toBe(status);
  });

  it.each([500, 503, 429])(
    'rejects at a response of %i, which is no statement about the content',
    async (status) => {
      const response = new Response('fel', { status });
      upstream.mockImplementationOnce(async () => response);
      await expect(apiFetch(POSTS)).rejects.toThrow(`The API responded with ${status}`);
      // An unread body keeps its connection busy.
      await expect(response.text()).rejects.toThrow();
    },
  );

  it('rejects at a failure without a body', async () => {
    upstream.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    await expect(apiFetch(POSTS)).rejects.toThrow('The API responded with 503');
  });

  it.each([
    ['another origin', 'http://127.0.0.1:9/api/blog/posts', undefined],
    ['another path', `${ORIGIN}/etc`, undefined],
    ['a path with the API’s in it', `${ORIGIN}/x/api/`, undefined],
    ['a write', POSTS, { method: 'POST' }],
  ])('refuses %s', async (_, url, init) => {
    await expect(apiFetch(url, init)).rejects.toThrow('may only read the API');
    expect(upstream).not.toHaveBeenCalled();
  });
});

it('calls nobody for a remote without need of the API', async () => {
  await expect(refuseFetch(POSTS)).rejects.toThrow('may not call anyone');
  expect(upstream).not.toHaveBeenCalled();
});
