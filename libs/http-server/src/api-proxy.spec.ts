import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { apiProxy, forwardedHeaders, responseHeaders } from './api-proxy.mjs';
import { createServer } from './create-server.mjs';
import type { SlotsOptions } from './slots.mjs';
import { closeAll, connectRaw, serve, serveApp } from '../test/testing-servers';

afterEach(closeAll);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const echo: Handler = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.stringify({
      method: request.method,
      url: request.url,
      forwardedFor: request.headersDistinct['x-forwarded-for'],
      forwarded: request.headers.forwarded,
      length: Buffer.concat(chunks).length,
      type: request.headers['content-type'],
    });
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
};

/** A proxy in front of an API. */
async function proxyTo(api: Handler, trustedHops = 0, concurrency?: SlotsOptions) {
  return proxyToPort(await serve(api), trustedHops, concurrency);
}

async function proxyToPort(apiPort: number, trustedHops = 0, concurrency?: SlotsOptions) {
  const app = createServer({ trustedHops });
  app.register(apiProxy, { origin: `http://127.0.0.1:${apiPort}`, concurrency });
  const port = await serveApp(app);
  return { port, origin: `http://127.0.0.1:${port}` };
}

const slowBody = (length: number) =>
  `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;

describe('a forwarded request', () => {
  it.each([
    [0, '198.51.100.66', '127.0.0.1'],
    [1, '198.51.100.66, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.66, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [3, '198.51.100.66, 203.0.113.7, 10.0.0.1, 10.0.0.2', '203.0.113.7'],
  ])('names only the client behind %i proxies, whatever the header claims', async (hops, header, client) => {
    const { origin } = await proxyTo(echo, hops);
    const response = await fetch(`${origin}/api/x`, {
      headers: { 'X-Forwarded-For': header, Forwarded: 'for=198.51.100.66' },
    });
    expect(await response.json()).toMatchObject({ forwardedFor: [client], method: 'GET' });
  });

  it('keeps its path and query as they were', async () => {
    const { origin } = await proxyTo(echo);
    const url = '/api/blog/posts?search=s%C3%B6mn+vila&page=2&empty=';
    expect(await (await fetch(origin + url)).json()).toMatchObject({ url });
  });

  it('goes on where its client expects 100-continue and names hop headers', async () => {
    const { port } = await proxyTo(echo);
    const socket = await connectRaw(
      port,
      'POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close, x-hop\r\nX-Hop: 1\r\nTE: trailers\r\n' +
        'Expect: 100-continue\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi',
    );
    expect(await text(socket)).toMatch(/100 Continue[^]*200 OK[^]*"length":2,"type":"text\/plain"/);
  });

  it('goes once where the API sheds it', async () => {
    let requests = 0;
    const { origin } = await proxyTo((_request, response) => {
      requests += 1;
      response.writeHead(503, { 'Retry-After': '1' }).end('{}');
    });
    expect((await fetch(`${origin}/api/x`)).status).toBe(503);
    expect(requests).toBe(1);
  });

  it('carries its body unchanged, small or large, of any type', async () => {
    const { origin } = await proxyTo(echo);
    for (const length of [0, 10, 500_000]) {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        const body = 'x'.repeat(length);
        const response = await fetch(`${origin}/api/x`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
        });
        expect(await response.json()).toMatchObject({ length, method: 'POST', type });
      }
    }
  });

  it('gets a 503 in the API’s shape where the API is down', async () => {
    const { origin } = await proxyToPort(1);
    const response = await fetch(`${origin}/api/x`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: expect.stringContaining('Försök igen'), code: 'API_UNREACHABLE' },
    ]);
  });

  it('gets a 404 in the API’s shape where its path leaves the API', async () => {
    const { port } = await proxyTo(echo);
    const head = 'GET /api/../hemligt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const response = await text(await connectRaw(port, head));
    expect(response).toMatch(/^HTTP\/1.1 404 /);
    expect(response).toMatch(/content-type: application\/json; charset=utf-8/i);
    expect(response).not.toMatch(/retry-after/i);
    expect(response).toContain('{"error":"Det du söker finns inte.","code":"NOT_FOUND"}');
  });
});

describe('an event stream', () => {
  const stream: Handler = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).write('data: 1\n\n');
  };

  it.each(['/api/blog/changes', '/api/other?a=b'])('does not pass from %s', async (path) => {
    const { origin } = await proxyTo(stream);
    const response = await fetch(origin + path);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.has('retry-after')).toBe(false);
  });

  it('takes no slot, however often it is requested', async () => {
    const { origin } = await proxyTo((request, response) =>
      (request.url === '/api/other' ? stream : echo)(request, response),
    );
    // A connection that is kept alive may be closed by the server's own limits just when the next request takes it.
    const get = (path: string) => fetch(origin + path, { headers: { Connection: 'close' } });
    const refused = await Promise.all(Array.from({ length: 300 }, () => get('/api/other')));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await get('/api/x')).status).toBe(200);
  });
});

describe('a response', () => {
  const article = JSON.stringify({ content: 'Andas lugnt. '.repeat(200) });
  const PUBLIC = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=0' };

  /** What the proxy sends for a response of the API with these headers. */
  async function proxied(
    headers: Record<string, string>,
    { body = article, accepted = 'gzip, br', status = 200 } = {},
  ) {
    const { origin } = await proxyTo((_request, response) => {
      response
        .writeHead(status, { Vary: 'Origin', ...headers, 'Content-Length': Buffer.byteLength(body) })
        .end(body);
    });
    const response = await fetch(`${origin}/api/x`, { headers: { 'Accept-Encoding': accepted } });
    expect([response.status, await response.text()]).toEqual([status, body]);
    return response.headers;
  }

  it('says to caches that it is compressed where it is public', async () => {
    const headers = await proxied(PUBLIC);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toBe('Origin, accept-encoding');
    expect(Number(headers.get('content-length'))).toBeLessThan(200);
  });

  it('has the compression that its client can read', async () => {
    expect((await proxied(PUBLIC, { accepted: 'gzip' })).get('content-encoding')).toBe('gzip');
    expect((await proxied(PUBLIC, { accepted: 'identity' })).get('content-encoding')).toBeNull();
  });

  it.each([
    ['"abc"', 'W/"abc"'],
    ['W/"abc"', 'W/"abc"'],
  ])('has for the ETag %s the ETag %s in every encoding', async (etag, sent) => {
    expect((await proxied({ ...PUBLIC, ETag: etag })).get('etag')).toBe(sent);
    expect((await proxied({ ...PUBLIC, ETag: etag }, { accepted: 'identity' })).get('etag')).toBe(sent);
  });

  it.each([
    ['private', { ...PUBLIC, 'Cache-Control': 'no-store' }, {}],
    ['an image', { ...PUBLIC, 'Content-Type': 'image/webp' }, {}],
    ['an error', PUBLIC, { status: 404 }],
    ['small', PUBLIC, { body: JSON.stringify('x'.repeat(1021)) }],
    ['very large', PUBLIC, { body: JSON.stringify('x'.repeat(512 * 1024)) }],
  ])('stays as it is where it is %s', async (_kind, headers, options) => {
    expect((await proxied(headers, options)).get('content-encoding')).toBeNull();
  });

  it('gets compressed at exactly 1 KiB', async () => {
    const headers = await proxied(PUBLIC, { body: JSON.stringify('x'.repeat(1022)) });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('becomes a 503 where it breaks off before its end', async () => {
    const { origin } = await proxyTo((_request, response) => {
      response.writeHead(200, { ...PUBLIC, 'Content-Length': 5000 });
      response.write(article, () => response.destroy());
    });
    const response = await fetch(`${origin}/api/x`);
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'API_UNREACHABLE' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a slow client', () => {
  it('holds no connection to the API while it sends', async () => {
    let requests = 0;
    const { port, origin } = await proxyTo((request, response) => {
      requests += 1;
      echo(request, response);
    });
    await Promise.all(Array.from({ length: 300 }, () => connectRaw(port, slowBody(1000))));
    expect((await fetch(`${origin}/api/x`)).status).toBe(200);
    expect(requests).toBe(1);
  });

  it('leaves ordinary requests alone while it sends a large body', async () => {
    const { port, origin } = await proxyTo(echo);
    await Promise.all(Array.from({ length: 300 }, () => connectRaw(port, slowBody(1_000_000))));
    expect((await fetch(`${origin}/api/x`)).status).toBe(200);
  });

  it('leaves ordinary requests alone while it sends a body of unknown length', async () => {
    const { port, origin } = await proxyTo(echo);
    const head =
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n';
    await Promise.all(Array.from({ length: 200 }, () => connectRaw(port, head)));
    expect((await fetch(`${origin}/api/x`)).status).toBe(200);
  });

  it('leaves ordinary requests alone while it reads a large response', async () => {
    // More than the operating system buffers for a client that does not read.
    const large = Buffer.alloc(30_000_000, 'x');
    const { port, origin } = await proxyTo(
      (request, response) => {
        if (request.url !== '/api/large') return echo(request, response);
        response.writeHead(200, { 'Content-Length': large.length }).end(large);
      },
      0,
      { slots: 4, mostWaiting: 4, longestWaitMs: 500 },
    );
    const head = 'GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n';
    const readers = await Promise.all(Array.from({ length: 8 }, () => connectRaw(port, head)));
    await Promise.all(readers.map((socket) => once(socket, 'readable')));
    expect((await fetch(`${origin}/api/x`)).status).toBe(200);
  });
});

describe('a request that waits for a response', () => {
  it('gets a 503 beyond the queue, and the others get their responses in order', async () => {
    const held: ServerResponse[] = [];
    let isFree = false;
    const { origin } = await proxyTo(
      (_request, response) => {
        if (isFree) response.end('{}');
        else held.push(response);
      },
      0,
      { slots: 4, mostWaiting: 6, longestWaitMs: 10_000 },
    );
    const statuses: number[] = [];
    const sentences = new Set<string>();
    const all = Array.from({ length: 15 }, async () => {
      const response = await fetch(`${origin}/api/x`);
      statuses.push(response.status);
      if (response.status === 503) sentences.add(JSON.stringify(await response.json()));
      if (statuses.length < 5) return;
      isFree = true;
      for (const response of held) response.end('{}');
    });
    await Promise.all(all);
    expect(statuses).toEqual([...Array(5).fill(503), ...Array(10).fill(200)]);
    expect(held).toHaveLength(4);
    expect([...sentences]).toEqual([
      '{"error":"Det är många som vill in just nu. Försök igen om en liten stund.","code":"OVERLOADED"}',
    ]);
  });
});

const HOP = {
  connection: 'close',
  expect: '100-continue',
  'keep-alive': 'timeout=5',
  'proxy-authenticate': 'Basic',
  'proxy-authorization': 'Basic x',
  te: 'trailers',
  trailer: 'Expires',
  'transfer-encoding': 'chunked',
  upgrade: 'websocket',
};
const FORGED = {
  forwarded: 'for=198.51.100.66',
  'x-forwarded-for': '198.51.100.66',
  'x-forwarded-host': 'ond.example',
  'x-real-ip': '198.51.100.66',
};
const KEPT = { accept: 'text/html', cookie: 'a=b' };

/** A request as Fastify names its client. */
const from = (ip: string, remoteAddress?: string, host?: string) => ({
  ip,
  headers: { host },
  socket: { remoteAddress } as Socket,
});

describe('the header of a forwarded request', () => {
  it('names the client, with one address and one host that this server states', () => {
    const headers = forwardedHeaders(from('203.0.113.7', '10.0.0.1', 'stillsam.example'), {
      ...KEPT,
      ...HOP,
      ...FORGED,
    });
    expect(headers).toEqual({
      ...KEPT,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'stillsam.example',
    });
  });

  it('holds nothing that the client forged where this server states nothing', () => {
    const { 'x-forwarded-for': address, 'x-forwarded-host': host } = forwardedHeaders(
      from('unknown'),
      FORGED,
    );
    expect([address, host]).toEqual(['', '']);
  });

  it('names the connection where the client’s address is none, and nothing where there is no connection', () => {
    expect(forwardedHeaders(from('unknown', '10.0.0.1'), {})).toEqual({
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': '',
    });
    expect(forwardedHeaders(from('unknown'), {})['x-forwarded-for']).toBe('');
  });
});

it('keeps every header of a response but those of one hop', () => {
  expect(responseHeaders({ ...KEPT, ...HOP, 'x-real-ip': '10.0.0.1' })).toEqual({
    ...KEPT,
    'x-real-ip': '10.0.0.1',
  });
});
