import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { ALLOWED_ORIGINS: 'https://stillsam.exempel.se' } });
  const { token } = await api.signedIn('admin');
  await api.call('POST', '/api/blog/posts', { token, body: postBody() });
});
afterAll(() => api.stop());

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
};

describe('a response', () => {
  it.each([
    '/api/health/live',
    '/api/health/ready',
    '/api/blog/posts',
    // Again, now from the cache.
    '/api/blog/posts',
    '/api/blog/posts/stilla-morgon',
    '/api/blog/posts/finns-inte',
    '/api/auth/verify',
    '/api/openapi.json',
    '/finns-inte',
  ])('carries for %s the headers that keep browsers from guessing', async (path) => {
    const { headers } = await api.get(path);
    expect(Object.fromEntries(headers)).toMatchObject(SECURITY);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

it.each(['GET', 'OPTIONS', 'POST', 'PROPFIND'])(
  'names no framework in an answer to %s, whoever asks',
  async (method) => {
    for (const Origin of ['https://stillsam.exempel.se', 'https://ond.exempel.se'])
      for (const path of ['/api/blog/posts', '/finns-inte']) {
        const { headers } = await api.call(method, path, {
          headers: { Origin, 'Access-Control-Request-Method': 'PUT' },
        });
        expect(headers.has('x-powered-by')).toBe(false);
      }
  },
);

describe('another origin', () => {
  const from = (origin: string, method = 'GET') =>
    api.call(method, '/api/blog/posts/stilla-morgon', {
      headers: {
        Origin: origin,
        ...(method === 'OPTIONS'
          ? { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization' }
          : {}),
      },
    });

  it.each(['GET', 'OPTIONS'])('gets access by name where the list has it (%s)', async (method) => {
    const { headers } = await from('https://stillsam.exempel.se', method);
    expect(headers.get('access-control-allow-origin')).toBe('https://stillsam.exempel.se');
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each([
    'https://ond.exempel.se',
    'http://stillsam.exempel.se',
    'https://stillsam.exempel.se.ond.se',
    'https://sub.stillsam.exempel.se',
    'null',
  ])('gets no access: %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await from(origin, method);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('does not get a response that was cached for another origin', async () => {
    await api.get('/api/blog/posts/stilla-morgon');
    const { headers } = await from('https://stillsam.exempel.se');
    expect(headers.get('access-control-allow-origin')).toBe('https://stillsam.exempel.se');
  });
});

describe('a public response', () => {
  it.each(['from the database', 'from memory'])('gives 304 for %s to whoever has it', async () => {
    const first = await api.get('/api/blog/posts/stilla-morgon');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await api.call('GET', '/api/blog/posts/stilla-morgon', {
        headers: { 'If-None-Match': tag },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    const other = await api.call('GET', '/api/blog/posts/stilla-morgon', {
      headers: { 'If-None-Match': '"x"' },
    });
    expect(other.status).toBe(200);
  });

  it('comes from memory as from the database', async () => {
    const path = '/api/blog/posts?limit=7';
    const [first, second] = [await api.get(path), await api.get(path)];
    expect(second.text).toBe(first.text);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

it('serves the committed contract', async () => {
  const { readFile } = await import('node:fs/promises');
  const committed = await readFile(new URL('../../../libs/contracts/openapi.json', import.meta.url), 'utf8');
  expect((await api.get('/api/openapi.json')).body).toEqual(JSON.parse(committed));
});
