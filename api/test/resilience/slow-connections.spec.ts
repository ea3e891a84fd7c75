import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually, portOf, TestApi } from '../support/test-api';
import { isLong } from '../support/tested-api';

const ANSWER_LIMIT_MS = 1000;
const CUT_LIMIT_MS = 30_000;
const MANY = isLong ? 500 : 200;
/** Connections that a net may leave idle or slow. */
const MAX_IDLE = 128;

let api: TestApi;
let accepted = 0;
let connections: Connection[] = [];

beforeAll(async () => {
  api = await TestApi.start();
  api.app.getHttpServer().on('connection', () => (accepted += 1));
});
afterEach(() => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
});
afterAll(() => api.stop());

/** A connection that has sent a text, and then nothing more. */
interface Connection {
  socket: Socket;
  /** The first response. */
  answer: string;
}

function open(text: string): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(api.app.getHttpServer()), '127.0.0.1', () => {
      socket.write(text);
      resolve(connection);
    });
    const connection = { socket, answer: '' };
    connections.push(connection);
    socket.once('error', reject);
    socket.on('error', () => {});
    socket.once('data', (chunk) => (connection.answer = String(chunk)));
  });
}

/** Opens connections, and waits until the server has accepted them. */
async function openMany(text: string, count: number): Promise<void> {
  const before = accepted;
  await Promise.all(Array.from({ length: count }, () => open(text)));
  await eventually(() => accepted >= before + count, CUT_LIMIT_MS);
}

const countOpen = () => connections.filter(({ socket }) => !socket.closed).length;

/** A connection of its own: an idle one of this net may be closed at any time. */
const headers = { Connection: 'close' };

/** Public calls, one of them not cached, and one that writes. */
async function expectService(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    const answers = await Promise.all([
      api.call('GET', '/api/health/ready', { headers }),
      api.call('GET', `/api/blog/posts?page=${round + 1}`, { headers }),
      api.call('POST', '/api/auth/logout', { headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_LIMIT_MS);
  }
}

const head = (lines: string, path = '/api/auth/login') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines}\r\n\r\n`;

const KINDS = {
  'say nothing': '',
  'never finish their headers': 'GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'never finish a small body': `${head('Content-Length: 1000')}{"email":`,
  'never finish a large body': `${head('Content-Length: 900000', '/api/blog/posts')}{"title":`,
  'never finish a body without a length': `${head('Transfer-Encoding: chunked')}1\r\n{\r\n`,
};

it.each(Object.entries(KINDS).slice(isLong ? 0 : -1))(
  `lets ${MANY} connections of one net that %s delay nobody, and cuts most`,
  async (_, text) => {
    await openMany(text, MANY);
    await expectService();
    // Those that the net may leave idle wait for the limit of their own, see the next test.
    await eventually(() => countOpen() <= MAX_IDLE, CUT_LIMIT_MS);
  },
);

it(`cuts a few connections of each kind within 30 seconds`, async () => {
  const few = isLong ? Math.floor(MAX_IDLE / Object.keys(KINDS).length) : 2;
  for (const text of Object.values(KINDS)) await openMany(text, few);
  await eventually(() => countOpen() === 0, CUT_LIMIT_MS);
}, 40_000);

it(`refuses ${MANY} connections that follow changes without the secret`, async () => {
  await openMany('GET /api/blog/changes HTTP/1.1\r\nHost: x\r\n\r\n', MANY);
  await expectService();
  await eventually(() => connections.every(({ answer }) => answer !== ''), CUT_LIMIT_MS);
  expect(connections.filter(({ answer }) => !answer.startsWith('HTTP/1.1 404'))).toEqual([]);
}, 75_000);
