import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, portOf, TestApi } from '../support/test-api';

const CONNECTIONS = 500;

let api: TestApi;
let sockets: Socket[] = [];

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await api.stop();
});

/** A connection that says a little and then nothing more. */
function openSlow(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(api.app.getHttpServer()), '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

const BEGINNINGS = [
  '',
  'GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":',
];

describe(`${CONNECTIONS} connections that never finish what they say`, () => {
  it('do not keep others waiting, and are cut within 30 seconds', async () => {
    const openedAt = performance.now();
    sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, index) => openSlow(BEGINNINGS[index % 3] ?? '')),
    );
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.resume();
    }
    for (let round = 0; round < 5; round += 1) {
      const startedAt = performance.now();
      expect((await api.get('/api/health/live')).status).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(500);
    }
    await eventually(() => sockets.every(({ closed }) => closed), 30_000);
    expect(performance.now() - openedAt).toBeLessThan(30_000);
    expect((await api.get('/api/health/ready')).status).toBe(200);
  }, 45_000);
});
