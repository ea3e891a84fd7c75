import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, guardConnections } from './create-server.mjs';
import { closeAll, connectRaw, listen, serveApp } from '../test/testing-servers';

afterEach(closeAll);

const FORGED = '198.51.100.66';
const CLIENT = '203.0.113.7';

async function addressSeen(proxies: number | string[], forwarded?: string) {
  const app = createServer(
    typeof proxies === 'number' ? { trustedHops: proxies } : { trustedProxies: proxies },
  );
  app.get('/', (request) => request.ip);
  const port = await serveApp(app);
  const headers: HeadersInit = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

describe('the client’s address', () => {
  it.each([undefined, FORGED, `${FORGED}, 127.0.0.1`])(
    'equals the connection’s where no proxy is in front, whatever the header: %s',
    async (forwarded) => {
      expect(await addressSeen(0, forwarded)).toBe('127.0.0.1');
    },
  );

  it.each([
    [1, CLIENT],
    [1, `${FORGED}, ${CLIENT}`],
    [2, `${FORGED}, ${CLIENT}, 10.0.0.1`],
    [3, `${FORGED}, ${FORGED}, ${CLIENT}, 10.0.0.1, 10.0.0.2`],
  ])('comes from the entry that the first of %i trusted proxies wrote: %s', async (hops, forwarded) => {
    expect(await addressSeen(hops, forwarded)).toBe(CLIENT);
  });

  it.each([
    [['127.0.0.1'], CLIENT, CLIENT],
    [['loopback', '10.0.0.0/8'], `${FORGED}, ${CLIENT}, 10.0.0.1`, CLIENT],
    [['10.0.0.0/8'], CLIENT, '127.0.0.1'],
  ])('comes from proxies of the nets %j alone: %s', async (nets, forwarded, expected) => {
    expect(await addressSeen(nets, forwarded)).toBe(expected);
  });

  it('keeps IPv6 as it is', async () => {
    expect(await addressSeen(1, '2001:db8::7')).toBe('2001:db8::7');
  });
});

describe('a body that is too long', () => {
  it('gets 413', async () => {
    const app = createServer({ trustedHops: 0, bodyLimit: 10 });
    app.post('/', () => 'ok');
    const port = await serveApp(app);
    const socket = await connectRaw(
      port,
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('the limit', () => {
  it('gives slow clients time', async () => {
    const app = createServer({ trustedHops: 0 });
    await serveApp(app);
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 15_000,
    });
  });

  it('lets a long name of a file through as a parameter, and no longer one', async () => {
    const app = createServer({ trustedHops: 0 });
    app.get('/:name', () => 'ok');
    const port = await serveApp(app);
    const statusOf = async (length: number) =>
      (await fetch(`http://127.0.0.1:${port}/${'x'.repeat(length)}`)).status;
    expect([await statusOf(300), await statusOf(301)]).toEqual([200, 414]);
  });

  it('counts the connections of clients, and not those of a proxy', async () => {
    const held = async (trustedHops: number) => {
      const port = await serveApp(createServer({ trustedHops }));
      return Promise.all(Array.from({ length: 130 }, () => connectRaw(port)));
    };
    const [ofClient, ofProxy] = await Promise.all([held(0), held(1)]);
    for (const socket of [...ofClient, ...ofProxy]) socket.resume();
    await Promise.all(ofClient.slice(0, 2).map((socket) => once(socket, 'close')));
    expect(ofProxy.some(({ destroyed }) => destroyed)).toBe(false);
    expect(ofClient.filter(({ destroyed }) => destroyed)).toHaveLength(2);
  });
});

const LARGE = Buffer.alloc(20_000_000, 'x');

/** A guarded server whose response follows the body, is large or never comes, and the connections it accepted. */
async function guarded(options: Parameters<typeof guardConnections>[1]) {
  const server = http.createServer((request, response) => {
    if (request.url === '/large') return response.end(LARGE);
    if (request.url === '/never') return;
    request.resume();
    request.on('end', () => response.end('ok'));
  });
  guardConnections(server, options);
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  return { port: await listen(server), accepted };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('a guarded server', () => {
  it('disconnects a client that does not read, and no client that reads', async () => {
    const { port, accepted } = await guarded({ stalledMs: 500 });
    await connectRaw(port, request('/large'));
    const reading = await connectRaw(port, request('/large'));
    let length = 0;
    reading.on('data', (chunk) => (length += chunk.length));
    const [still, read] = accepted;
    await once(still ?? reading, 'close');
    while (length < LARGE.length) await once(reading, 'data');
    expect([still?.destroyed, read?.destroyed]).toEqual([true, false]);
  });

  it('closes the oldest idle connections of a net that holds too many, and none in use', async () => {
    const { port } = await guarded({ mostPerNet: 3 });
    const working = await connectRaw(port, request('/never'));
    const idle = [];
    for (let count = 0; count < 5; count += 1) idle.push(await connectRaw(port));
    await Promise.all(idle.slice(0, 3).map((socket) => once(socket.resume(), 'close')));
    expect([working, ...idle.slice(3)].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  });

  it('spares new connections for a moment, because a burst of requests arrives later', async () => {
    const { port } = await guarded({ mostPerNet: 1 });
    const sockets = await Promise.all(Array.from({ length: 4 }, () => connectRaw(port)));
    for (const socket of sockets) socket.resume();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('closes connections whose request has been served', async () => {
    const { port } = await guarded({ mostPerNet: 1 });
    const sockets = [];
    for (let count = 0; count < 3; count += 1) {
      const socket = await connectRaw(port, request('/'));
      await once(socket, 'data');
      sockets.push(socket);
    }
    await Promise.all(sockets.slice(0, 2).map((socket) => once(socket.resume(), 'close')));
    expect(sockets[2]?.destroyed).toBe(false);
  });

  it('counts no connection of a proxy', async () => {
    const { port } = await guarded({ mostPerNet: 1, isClient: (address) => address !== '127.0.0.1' });
    const { port: counting } = await guarded({ mostPerNet: 1 });
    const ofProxy = await Promise.all(Array.from({ length: 3 }, () => connectRaw(port)));
    const ofClient = await connectRaw(counting);
    await connectRaw(counting);
    await once(ofClient.resume(), 'close');
    expect(ofProxy.some(({ destroyed }) => destroyed)).toBe(false);
  });
});
