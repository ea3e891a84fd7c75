import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { portOf, TestApi } from '../support/test-api';

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `redis://127.0.0.1:${portOf(server)}`;
}

describe('a Redis', () => {
  it.each([
    ['refuses connections', async () => 'redis://127.0.0.1:1'],
    ['accepts and never answers', () => listen(() => {})],
    [
      'cuts each connection at its first command',
      () => listen((socket) => socket.once('data', () => socket.destroy())),
    ],
    [
      'answers what is no Redis',
      () => listen((socket) => socket.on('data', () => socket.write('HTTP/1.1 400\r\n\r\n'))),
    ],
  ])('leaves the limits to each process, which answers within a second, when it %s', async (_, start) => {
    const api = await TestApi.start({
      environment: { REDIS_URL: await start(), TRUSTED_PROXIES: 'loopback' },
    });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < 6; sent += 1) {
        const startedAt = performance.now();
        const { status } = await api.call('POST', '/api/contact', {
          body: { name: 'Åsa', email: 'asa@exempel.se', message: 'Hej, en fråga.' },
        });
        expect(performance.now() - startedAt).toBeLessThan(1000);
        statuses.push(status);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await api.stop();
    }
  });
});
