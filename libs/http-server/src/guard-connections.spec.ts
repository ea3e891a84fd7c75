import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardConnections } from './guard-connections.mjs';
import { closeAll, connectRaw, listen } from '../test/testing-servers';

afterEach(closeAll);

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
