import { once } from 'node:events';
import http from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import type { RequestDurations } from '@stillsam/http-server/metrics';
import { createPageResponse, type PageResponse } from '../pages/page-response';
import type { PageServer } from '../pages/page-server';
import { FakeShellServer, HTML, PAGE, PAGE_OPTIONS, POLICY } from '../../test/fake-shell-server';

const server = new FakeShellServer();

/** Of every response, whatever it is. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('a page', () => {
  it('comes under its own policy, in the encoding that its client prefers', async () => {
    const get = await server.start();
    const { headers, body } = await get('/vila?a=b', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers).toMatchObject({
      ...COMMON,
      'content-security-policy': POLICY,
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(body).toBe(HTML);
  });

  it.each(['br', 'gzip'])('comes as %s to a client that accepts nothing else', async (encoding) => {
    const get = await server.start();
    const { headers, body } = await get('/', { headers: { 'Accept-Encoding': encoding } });
    expect([headers['content-encoding'], body]).toEqual([encoding, HTML]);
  });

  it('comes with its own status, also to a client that has it', async () => {
    const missing = createPageResponse({
      status: 404,
      html: HTML,
      headers: {},
      renderedAt: 0,
      release: null,
      route: '/*',
      tags: [],
      isAdmin: false,
    });
    const get = await server.start(async () => ({ kind: 'page', isShareable: true, page: missing }));
    const { status, body } = await get('/', { headers: { 'If-None-Match': missing.etag } });
    expect([status, body]).toEqual([404, HTML]);
  });

  it('follows from its whole address', async () => {
    const addresses: string[] = [];
    const get = await server.start(async (address) => {
      addresses.push(address);
      return { kind: 'page', isShareable: true, page: PAGE };
    });
    const longest = `/${'a'.repeat(2047)}`;
    for (const address of ['/a/b?c=d%00', longest]) expect((await get(address)).status).toBe(200);
    expect(addresses).toEqual(['/a/b?c=d%00', longest]);
  });

  it('follows from the address without the letter that led to it, but for a link with a token', async () => {
    const addresses: string[] = [];
    const get = await server.start(async (address) => {
      addresses.push(address);
      return { kind: 'page', isShareable: true, page: PAGE };
    });
    const unsubscribing = '/nyhetsbrev/avregistrera?token=abc&brev=host';
    for (const address of ['/vila?val=lugn&brev=host', unsubscribing]) await get(address);
    expect(addresses).toEqual(['/vila?val=lugn', unsubscribing]);
  });

  it.each(['identity', 'br;q=0', 'deflate'])(
    'comes as it is to a client that accepts "%s"',
    async (accepted) => {
      const get = await server.start();
      const { headers, body } = await get('/', { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toBe(HTML);
    },
  );

  it('does not come again to a client that has it', async () => {
    const get = await server.start();
    const { status, headers, body } = await get('/', { headers: { 'If-None-Match': PAGE.etag } });
    expect([status, body]).toEqual([304, '']);
    // A browser updates the headers of its cached copy from a 304.
    expect(headers).toMatchObject({ 'content-security-policy': POLICY, etag: PAGE.etag });
  });

  it('answers HEAD with its length and no body', async () => {
    const get = await server.start();
    const { headers, body } = await get('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([headers['content-length'], body]).toEqual([String(Buffer.byteLength(HTML)), '']);
  });

  it('redirects where its route returns a redirect', async () => {
    const get = await server.start(async () => ({
      kind: 'redirection',
      status: 301,
      location: '/kunskapsbibliotek?category=sömn',
    }));
    const { status, headers } = await get('/gammal');
    expect(status).toBe(301);
    expect(headers).toMatchObject({
      location: '/kunskapsbibliotek?category=s%C3%B6mn',
      'cache-control': 'no-store',
    });
  });

  it.each([{}, { statusCode: 500 }, { statusCode: 503 }])(
    'becomes a 500 with one sentence when it fails to render, and the log has its reason: %j',
    async (fault) => {
      server.logger.error.mockClear();
      const get = await server.start(() => Promise.reject(Object.assign(new Error('a fault'), fault)));
      const { status, body, headers } = await get('/vila?token=hemlig');
      expect([status, body]).toEqual([500, 'Något gick fel hos oss. Försök igen om en stund.']);
      expect(headers['cache-control']).toBe('no-store');
      expect(server.logger.error).toHaveBeenCalledWith(
        { path: '/vila', reason: expect.stringContaining('a fault') },
        'a request failed',
      );
    },
  );
});

const UNREADABLE = 'Adressen går inte att läsa.';

describe('a request is measured', () => {
  const observe = jest.fn<RequestDurations['observe']>();
  const page = (release: PageResponse['release']) =>
    createPageResponse({ ...PAGE_OPTIONS, route: '/artiklar/:slug', release });

  it.each<[string, PageServer['page'], object, number]>([
    [
      'by the release of its page',
      async () => ({ kind: 'page', isShareable: true, page: page({ part: 'site', version: 'v1' }) }),
      { route: '/artiklar/:slug', part: 'site', version: 'v1' },
      200,
    ],
    [
      'as the shell’s where no release made its page',
      async () => ({ kind: 'page', isShareable: true, page: page(null) }),
      { route: '/artiklar/:slug', part: 'shell', version: '' },
      200,
    ],
    [
      'by the pattern of all pages where it is redirected',
      async () => ({ kind: 'redirection', status: 301, location: '/ny' }),
      { route: '/*', part: 'shell', version: '' },
      301,
    ],
  ])('happens %s', async (_how, render, labels, status) => {
    observe.mockClear();
    const measured = new Promise<unknown[]>((resolve) =>
      observe.mockImplementationOnce((...call) => resolve(call)),
    );
    const get = await server.start(render, { durations: { observe } as unknown as RequestDurations });
    await get('/artiklar/vila');
    expect(await measured).toEqual([labels, status, expect.any(Number)]);
  });
});

describe('an address', () => {
  it.each([
    ['GET', '/%E0%A4%A', 400, UNREADABLE],
    ['GET', '/a%00b', 400, UNREADABLE],
    ['GET', '//ond.example', 400, UNREADABLE],
    ['GET', `/${'a'.repeat(2048)}`, 414, 'Adressen är för lång.'],
    ['POST', '/kunskapsbibliotek', 405, 'Den här adressen går bara att läsa.'],
    ['POST', '/', 405, 'Den här adressen går bara att läsa.'],
    ['DELETE', '/', 405, 'Den här adressen går bara att läsa.'],
    ['PURGE', '/', 405, 'Den här adressen går bara att läsa.'],
    ['GET', '/assets/finns-inte.js', 404, 'Filen finns inte.'],
  ] as const)('answers %s %s with a %i that no cache stores', async (method, url, expected, sentence) => {
    const get = await server.start();
    const { status, headers, body } = await get(url, { method });
    expect([status, body]).toEqual([expected, sentence]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; ?base-uri 'none'/);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    if (expected === 405) expect(headers.allow).toBe('GET, HEAD');
  });

  it.each(['/\\ond.example', '/kunskapsbibliotek\\..\\admin', '/\\'])(
    'answers 400 for a backslash: %s',
    async (path) => {
      await server.start();
      // `fetch` would send a slash.
      const request = http.get({ port: server.port, host: '127.0.0.1', path });
      const [response] = await once(request, 'response');
      response.resume();
      expect(response.statusCode).toBe(400);
    },
  );

  it('takes a form of our own pages, and hands it to its page', async () => {
    const get = await server.start();
    const own = { Origin: 'https://stillsam.example', 'Sec-Fetch-Site': 'same-origin' };
    const body = new URLSearchParams([['val', 'sover-daligt']]);
    const response = await get('/utforska-ditt-valmande', { method: 'POST', body, headers: own });
    expect([response.status, response.body]).toEqual([200, HTML]);
    expect(server.submit).toHaveBeenCalledWith(
      '/utforska-ditt-valmande',
      'val=sover-daligt',
      expect.anything(),
    );
  });

  it.each([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ond.example' }, 'val=x', 403],
    ['of another site in an older browser', { Origin: 'https://ond.example' }, 'val=x', 403],
    ['of too many bytes', {}, `val=${'x'.repeat(5000)}`, 413],
    ['of another kind', { 'Content-Type': 'application/json' }, '{}', 405],
  ])('refuses a form %s', async (_, headers: Record<string, string>, body, expected) => {
    const get = await server.start();
    server.submit.mockClear();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await get('/kontakt', { method: 'POST', body, headers: { ...type, ...headers } });
    expect(response.status).toBe(expected);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(server.submit).not.toHaveBeenCalled();
  });

  it('accepts reports of browsers, and refuses long ones without a log entry', async () => {
    server.logger.error.mockClear();
    const get = await server.start();
    const report = (body: string) => get('/csp-report', { method: 'POST', body });
    expect((await report('{}')).status).toBe(204);
    expect(await report('x'.repeat(20_000))).toMatchObject({ status: 413, body: '' });
    expect(server.logger.error).not.toHaveBeenCalled();
  });

  it('counts and logs errors in a release', async () => {
    const report = { part: 'site', version: 'version-1', kind: 'render', pattern: '/' };
    const count = jest.fn(() => true);
    server.logger.warn.mockClear();
    const get = await server.start(undefined, { reports: { view: () => null, report: count } });
    const body = JSON.stringify({ ...report, token: '1.a' });
    const { status } = await get('/release-errors', { method: 'POST', body });
    expect([status, count.mock.calls]).toEqual([204, [[{ ...report, token: '1.a' }, '127.0.0.0/24']]]);
    expect(server.logger.warn).toHaveBeenCalledWith({ report }, 'a browser reported an error');
  });

  it('gives for views the token of a release that is served, which no cache stores', async () => {
    const view = jest.fn((release: { part: string }) => (release.part === 'site' ? '7.token' : null));
    const get = await server.start(undefined, { reports: { view, report: () => true } });
    const show = (query: string) => get(`/release-views?${query}`, { method: 'POST' });
    const { status, headers, body } = await show('part=site&version=version-1');
    expect([status, body, headers['cache-control']]).toEqual([200, '7.token', 'no-store']);
    expect(view.mock.calls).toEqual([[{ part: 'site', version: 'version-1' }, '127.0.0.0/24']]);
    for (const query of ['part=okand&version=version-1', 'part=site', ''])
      expect(await show(query)).toMatchObject({ status: 204, body: '' });
  });

  it('answers for the stream of builds with an ordinary page outside development', async () => {
    const get = await server.start(undefined, { devStream: undefined });
    expect((await get('/dev-stream')).body).toBe(HTML);
  });

  it('streams builds to developers', async () => {
    await server.start();
    const response = await fetch(`http://127.0.0.1:${server.port}/dev-stream`);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    await response.body?.cancel();
  });
});

describe('the shell’s files', () => {
  it('never change, and arrive as they were compressed', async () => {
    const get = await server.start();
    const { headers, body } = await get('/assets/shell.1a2b3c4d.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(headers).toMatchObject({
      ...COMMON,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('/javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(body).toBe('start() // in advance');
  });
});

describe('a text of a fixed address', () => {
  it('gets a 304 while it has not changed', async () => {
    const get = await server.start();
    const first = await get('/robots.txt');
    expect(first.body).toBe('User-agent: *');
    expect(first.headers).toMatchObject({ ...COMMON, 'cache-control': 'public, max-age=0, must-revalidate' });
    expect(first.headers['content-type']).toBe('text/plain; charset=utf-8');
    const again = await get('/robots.txt', { headers: { 'If-None-Match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
  });
});

describe('a text of an address with a parameter', () => {
  it('comes by it, and is a 404 where it names nothing', async () => {
    const get = await server.start();
    expect((await get('/part-1.xml')).body).toBe('<part>1</part>');
    expect((await get('/part-2.xml')).status).toBe(404);
    // The addresses of pages.
    for (const path of ['/part-x.xml', '/part-1.txt'])
      expect((await get(path)).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('a text with headers of its own', () => {
  it('carries them', async () => {
    const get = await server.start();
    const { headers, body } = await get('/sw.js');
    expect(body).toBe('keep()');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    });
  });
});

describe('a share image', () => {
  it('comes as a picture', async () => {
    const get = await server.start();
    const { headers, body } = await get('/delningsbild/vila.png');
    expect([headers['content-type'], body]).toEqual(['image/png', '\u0001\u0002']);
  });

  it('becomes a 500 when it cannot be drawn', async () => {
    const get = await server.start();
    expect((await get('/delningsbild/trasig.png')).status).toBe(500);
  });

  it.each([
    ['vila', 200, 'public, max-age=86400', 'cross-origin'],
    ['finns-inte', 404, 'no-store', 'same-origin'],
    ['mycket', 503, 'no-store', 'same-origin'],
  ])('has for %s the status %i', async (slug, expected, cacheControl, readableFrom) => {
    const get = await server.start();
    const { status, headers } = await get(`/delningsbild/${slug}.png`);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'cache-control': cacheControl,
      'cross-origin-resource-policy': readableFrom,
    });
  });
});

describe('a call of the API', () => {
  it('goes on with the client’s address, and the API’s own headers win', async () => {
    const get = await server.start();
    const { headers, body } = await get('/api/blog/posts?page=2', {
      headers: { 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' },
    });
    expect(JSON.parse(body)).toEqual({ url: '/api/blog/posts?page=2', client: '203.0.113.7' });
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

const readiness = (isReady: boolean) => ({
  isReady,
  missing: isReady ? ['exercises'] : ['site', 'exercises'],
});

describe('health', () => {
  it.each([
    [true, 200],
    [false, 503],
  ])(
    'depends on whether the start page can be served (%s): %i, and names what is missing',
    async (isReady, status) => {
      const get = await server.start(undefined, { readiness: () => readiness(isReady) });
      expect(await get('/health/live')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
      expect(await get('/health/ready')).toMatchObject({
        status,
        body: JSON.stringify(
          isReady
            ? { status: 'ok', missing: ['exercises'] }
            : { status: 'not ready', missing: ['site', 'exercises'] },
        ),
      });
    },
  );
});
