import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiFetch } from './api-fetch';

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

  it.each([500, 503, 429])(
    'rejects at a response of %i, which is no statement about the content',
    async (status) => {
      upstream.mockImplementationOnce(async () => new Response('', { status }));
      await expect(apiFetch(POSTS)).rejects.toThrow(`The API responded with ${status}`);
    },
  );

  it.each([
    ['another origin', 'http://127.0.0.1:9/api/blog/posts', undefined],
    ['another path', `${ORIGIN}/etc`, undefined],
    ['a write', POSTS, { method: 'POST' }],
  ])('refuses %s', async (_, url, init) => {
    await expect(apiFetch(url, init)).rejects.toThrow('may only read the API');
    expect(upstream).not.toHaveBeenCalled();
  });
});
