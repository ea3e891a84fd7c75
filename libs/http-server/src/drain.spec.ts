import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeAll, connectRaw } from '../test/testing-servers';

const SERVER = fileURLToPath(new URL('../test/testing-drained-server.mjs', import.meta.url));
/** Longer than a test: SIGINT ends the wait. */
const LONG_MS = 100_000;

const children = new Set<ChildProcess>();

afterEach(async () => {
  await closeAll();
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

async function start({ drainMs = LONG_MS, limitMs = LONG_MS } = {}) {
  const child = spawn(process.execPath, [SERVER, String(drainMs), String(limitMs)]);
  children.add(child);
  child.stderr.on('data', (text) => process.stderr.write(text));
  const [port] = await once(child.stdout, 'data');
  const exited = once(child, 'exit').then(([code]) => code);
  return { child, port: Number(port), exited, release: () => child.stdin.write('\n') };
}

type Server = Awaited<ReturnType<typeof start>>;

const request = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** The text that arrives until the expected one is in it, or the connection ends. */
async function readUntil(socket: Socket, expected = '\0'): Promise<string> {
  let text = '';
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk) text += String(chunk);
    else if (socket.destroyed || socket.readableEnded || text.includes(expected)) return text;
    else await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
  }
}

/** On a connection of its own. */
async function get({ port }: Server, path: string): Promise<string> {
  return readUntil(await connectRaw(port, request(path, 'Connection: close\r\n')));
}

async function untilNotReady(server: Server): Promise<void> {
  while (!(await get(server, '/ready')).includes(' 503 ')) await delay(10);
}

async function untilRefused({ port }: Server): Promise<void> {
  const refusal = () =>
    connectRaw(port).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
  while ((await refusal()) !== 'ECONNREFUSED') await delay(10);
}

/** A connection whose request is being worked on. */
async function inFlight(server: Server, path: string): Promise<Socket> {
  const socket = await connectRaw(server.port, request('/'));
  await readUntil(socket, 'ok');
  socket.write(request(path));
  // The server reads in the order of arrival.
  await get(server, '/');
  return socket;
}

describe('a server after SIGTERM', () => {
  it('reports not ready and serves everything, until the drain time is over', async () => {
    const server = await start({ drainMs: 1000 });
    expect(await get(server, '/ready')).toContain(' 200 ');
    const startedAt = performance.now();
    server.child.kill('SIGTERM');
    await untilNotReady(server);
    expect(performance.now() - startedAt).toBeLessThan(900);
    expect(await get(server, '/')).toContain(' 200 ');
    await untilRefused(server);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(await server.exited).toBe(0);
  });

  it('ends each connection with its next response', async () => {
    const server = await start();
    const kept = await connectRaw(server.port, request('/'));
    expect(await readUntil(kept, 'ok')).toMatch(/Connection: keep-alive/i);
    server.child.kill('SIGTERM');
    await untilNotReady(server);
    kept.write(request('/'));
    const text = await readUntil(kept);
    expect(text).toMatch(/ 200 [^]*Connection: close/i);
    expect(kept.readableEnded).toBe(true);
  });

  it('accepts nothing new while it finishes what is in flight, then exits with 0', async () => {
    const server = await start();
    const [held, begun] = await Promise.all([inFlight(server, '/held'), inFlight(server, '/begun')]);
    server.child.kill('SIGTERM');
    await untilNotReady(server);
    server.child.kill('SIGINT');
    await untilRefused(server);
    expect(server.child.exitCode).toBeNull();
    server.release();
    expect(await readUntil(held)).toMatch(/ 200 [^]*Connection: close[^]*held/i);
    expect(await readUntil(begun)).toMatch(/begun [^]*ended/);
    expect(await server.exited).toBe(0);
  });

  it('serves a request that began before it closed', async () => {
    const server = await start();
    const held = await inFlight(server, '/held');
    const late = await connectRaw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    server.child.kill('SIGTERM');
    await untilNotReady(server);
    server.child.kill('SIGINT');
    await untilRefused(server);
    late.write('\r\n');
    expect(await readUntil(late)).toMatch(/ 200 [^]*Connection: close/i);
    server.release();
    expect(await readUntil(held)).toContain('held');
    expect(await server.exited).toBe(0);
  });

  it('exits with 1 when the limit cuts a response', async () => {
    const server = await start({ drainMs: 0, limitMs: 300 });
    const held = await inFlight(server, '/held');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(1);
    expect(await readUntil(held)).not.toContain('held');
  });
});

it('closes at once on SIGINT, and with it connections that were never used', async () => {
  const server = await start();
  await connectRaw(server.port);
  server.child.kill('SIGINT');
  expect(await server.exited).toBe(0);
});
