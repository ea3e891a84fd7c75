import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, portOf, TestApi } from '../support/test-api';

const CONNECTIONS = 500;
const ANSWER_LIMIT_MS = 1000;
const CUT_LIMIT_MS = 30_000;

let api: TestApi;
let sockets: Socket[] = [];
/** The first response of each connection. */
let answers: string[] = [];

beforeEach(async () => {
  api = await TestApi.start();
  answers = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await api.stop();
});

/** A connection that sends a text and then nothing more. */
function openSlow(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(api.app.getHttpServer()), '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => {});
    socket.once('data', (chunk) => answers.push(String(chunk)));
  });
}

/** Opens them all, and waits until the server has accepted them. */
async function openMany(text: string): Promise<void> {
  let accepted = 0;
  api.app.getHttpServer().on('connection', () => (accepted += 1));
  sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSlow(text)));
  await eventually(() => accepted >= CONNECTIONS, CUT_LIMIT_MS);
}

/** Public calls, one of them not cached, and one that writes. */
async function expectService(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    const answers = await Promise.all([
      api.get('/api/health/ready'),
      api.get(`/api/blog/posts?page=${round + 1}`),
      api.call('POST', '/api/auth/logout'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_LIMIT_MS);
  }
}

const head = (lines: string, path = '/api/auth/login') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines}\r\n\r\n`;

describe(`${CONNECTIONS} connections of one net`, () => {
  it.each([
    ['say nothing', ''],
    ['never finish their headers', 'GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['never finish a small body', `${head('Content-Length: 1000')}{"email":`],
    ['never finish a large body', `${head('Content-Length: 900000', '/api/blog/posts')}{"title":`],
    ['never finish a body without a length', `${head('Transfer-Encoding: chunked')}1\r\n{\r\n`],
  ])(
    'that %s keep nobody waiting, and are cut within 30 seconds',
    async (_, text) => {
      const openedAt = performance.now();
      await openMany(text);
      await expectService();
      await eventually(() => sockets.every(({ closed }) => closed), CUT_LIMIT_MS);
      expect(performance.now() - openedAt).toBeLessThan(CUT_LIMIT_MS);
    },
    75_000,
  );

  it('that follow changes delay no request, and only ten of them are accepted', async () => {
    await openMany('GET /api/blog/changes HTTP/1.1\r\nHost: x\r\n\r\n');
    await expectService();
    await eventually(() => answers.length >= CONNECTIONS, CUT_LIMIT_MS);
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(10);
    expect(answers.filter((answer) => answer.includes('TOO_MANY_STREAMS'))).toHaveLength(CONNECTIONS - 10);
  }, 75_000);
});
