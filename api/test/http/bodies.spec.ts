import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const send = (body: string, headers: Record<string, string> = {}, path = '/api/blog/posts') =>
  api.call('POST', path, { token, body, headers });

describe('a body', () => {
  it('may be a post of up to 1 MB, and gets 413 beyond that', async () => {
    const long = postBody({ content: `<p>${'ö'.repeat(400_000)}</p>` });
    expect((await send(JSON.stringify(long))).status).toBe(201);
    const { status, body } = await send(JSON.stringify({ title: 'a'.repeat(1_048_577) }));
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('gets 413 elsewhere with more than 100 kB', async () => {
    const login = JSON.stringify({ email: 'a@b.se', password: 'x'.repeat(102_400) });
    const { status, body } = await send(login, {}, '/api/auth/login');
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('fails when compressed, because its size would be hidden', async () => {
    const response = await fetch(`${api.origin}/api/blog/posts`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        Authorization: `Bearer ${token}`,
      },
      body: gzipSync(JSON.stringify(postBody())),
    });
    expect(response.status).toBe(415);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
    'application/json; charset=latin1',
    'application/json; charset=utf-7',
    'application/json; charset="utf-16"',
    'application/json; charset=UTF-16LE',
    'application/json;charset=utf-32',
    'application/json; charset=utf-80',
    'application/json; charset=xutf-8',
  ])('gets 415 with the type %s', async (type) => {
    const { status, body } = await send(JSON.stringify(postBody()), { 'Content-Type': type });
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each(['application/json;charset="UTF-8"', 'application/json; charset = utf-8; version=1'])(
    'passes with the type %s',
    async (type) => {
      const { status } = await send(JSON.stringify(postBody()), { 'Content-Type': type });
      expect(status).toBe(201);
    },
  );

  it('gets 415 without a type where its length is not known', async () => {
    const body = new Blob(['{}']).stream();
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body, duplex: 'half' };
    expect((await fetch(`${api.origin}/api/blog/posts`, init)).status).toBe(415);
  });

  it('gets 415 as a file of another charset or kind than its route takes', async () => {
    const addresses = '/api/admin/newsletter/subscribers/import?source=test';
    for (const type of ['text/csv; charset=iso-8859-1', 'application/json'])
      expect((await send('{}', { 'Content-Type': type }, addresses)).status).toBe(415);
    expect((await send('x', { 'Content-Type': 'text/csv' }, '/api/admin/media')).status).toBe(415);
  });

  it('may have any charset as an ignored form', async () => {
    const type = 'application/x-www-form-urlencoded; charset=iso-8859-1';
    const { status } = await send(
      'List-Unsubscribe=One-Click',
      { 'Content-Type': type },
      '/api/newsletter/unsubscribe?token=x',
    );
    expect(status).not.toBe(415);
  });

  it.each([
    ['is cut off', '{"title":'],
    ['is no object', '"text"'],
    ['holds NUL', '{"title":"a\\u0000b","content":"x"}'],
    ['holds a lone surrogate', '{"title":"a\\ud800","content":"x"}'],
    ['holds NUL in a name', '{"title":"a","content":"x","\\u0000":1}'],
    ['holds a lone surrogate deep inside', '{"title":"a","content":"x","tags":[{"b":"\\ud800"}]}'],
    ['is nested 21 deep', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['is nested as deep as it can be', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('gets 400 as malformed where it %s', async (_, text) => {
    const { status, body } = await send(text);
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it.each([
    ['{"title":"a","content":"x","__proto__":{"isAdmin":true}}'],
    ['{"title":"a","content":"x","constructor":{"prototype":{"a":1}}}'],
  ])('changes no prototype: %s', async (text) => {
    expect([201, 400]).toContain((await send(text)).status);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('fails as a list', async () => {
    expect((await send('[]')).status).toBe(400);
  });

  it('gives an issue for each field where it is missing', async () => {
    const { status, body } = await api.call('POST', '/api/blog/posts', { token });
    expect(status).toBe(400);
    expect(body.issues).toEqual(
      expect.arrayContaining([{ path: 'title', message: 'Titel är obligatorisk' }]),
    );
  });
});

describe('an address', () => {
  it.each([
    '/api/blog/posts/%00',
    '/api/blog/posts/a%00b',
    '/api/blog/posts/%E0%A4%A',
    '/api/blog/posts/%ED%A0%80',
    '/api/blog/posts?search=%00',
    '/api/blog/posts?search=%ED%A0%80',
    '/api/blog/posts?%00=1',
    '/api/%c0%ae%c0%ae/etc',
  ])('fails without a fault of the server: %s', async (path) => {
    const { status, body } = await api.get(path);
    expect([400, 404]).toContain(status);
    expect(body.code).toEqual(expect.any(String));
  });

  it.each(['/', '/api', '/api/finns-inte', '/api/blog', '/admin', '/api/blog/posts/a/b'])(
    'answers 404 for %s',
    async (path) => {
      const { status, body } = await api.get(path);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

describe('an error', () => {
  it('has a Swedish sentence and a request id, and no internals', async () => {
    await api.query('ALTER TABLE posts RENAME COLUMN status TO status_away');
    try {
      const { status, body, text, headers } = await api.get('/api/blog/posts?search=fel');
      expect(status).toBe(500);
      expect(body).toEqual({
        error: 'Ett fel uppstod. Försök igen senare.',
        code: 'INTERNAL_ERROR',
        requestId: headers.get('x-request-id'),
      });
      expect(text).not.toMatch(/select|column|node_modules|\bat\b/i);
      expect(headers.get('cache-control')).toBe('no-store');
    } finally {
      await api.query('ALTER TABLE posts RENAME COLUMN status_away TO status');
    }
  });
});
