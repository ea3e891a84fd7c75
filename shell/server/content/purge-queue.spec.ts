import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PurgeQueue, sendPurge, type PurgeTarget } from './purge-queue';

const VARNISH: PurgeTarget = { kind: 'varnish', url: 'http://cache.test:6081/', token: null };
const warn = jest.fn();
let upstream: jest.SpiedFunction<typeof fetch>;
let queue: PurgeQueue | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  upstream = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ok'));
});
afterEach(() => {
  queue?.stop();
  upstream.mockRestore();
  jest.useRealTimers();
});

const start = (target = VARNISH) => (queue = new PurgeQueue(target, { warn }));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const sentTags = () =>
  upstream.mock.calls.map(([, init]) => new Headers(init?.headers).get('Surrogate-Key') ?? '');

describe('a purge', () => {
  it('goes out at once, and again for pages that were on their way', async () => {
    start().purge(['post:1', 'list']);
    await pass(0);
    expect(sentTags()).toEqual(['post:1 list']);
    await pass(999);
    expect(sentTags()).toHaveLength(1);
    await pass(1);
    expect(sentTags()).toEqual(['post:1 list', 'post:1 list']);
    await pass(60_000);
    expect(sentTags()).toHaveLength(2);
  });

  it('sends one of every page for a change of anything', async () => {
    start().purge();
    await pass(0);
    expect(sentTags()).toEqual(['page']);
  });

  it('enters the log when it fails, and goes out again with what came since until it succeeds', async () => {
    upstream
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockImplementationOnce(async () => new Response('', { status: 503 }));
    start().purge(['post:1']);
    await pass(0);
    queue?.purge(['post:2']);
    await pass(500);
    expect(sentTags()).toEqual(['post:1', 'post:1 post:2']);
    expect(warn.mock.calls).toEqual([
      [{ reason: 'TypeError: fetch failed', retryMs: 500 }, expect.any(String)],
      [
        { reason: 'Error: The varnish at cache.test:6081 responded with 503', retryMs: 1000 },
        expect.any(String),
      ],
    ]);
    await pass(1000);
    expect(sentTags()[2]?.split(' ').sort()).toEqual(['post:1', 'post:2']);
    await pass(60_000);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('goes out in parts for many tags, and as every page for far too many', async () => {
    const tags = (count: number) => Array.from({ length: count }, (_, id) => `post:${id}`);
    start().purge(tags(150));
    await pass(0);
    expect(sentTags().map((sent) => sent.split(' ').length)).toEqual([100, 50]);
    upstream.mockClear();
    queue?.purge(tags(1001));
    await pass(0);
    expect(sentTags()).toEqual(['page']);
  });

  it('does not go out once the queue is stopped', async () => {
    upstream.mockRejectedValue(new TypeError('fetch failed'));
    start().purge(['post:1']);
    await pass(0);
    queue?.stop();
    await pass(60_000);
    expect(upstream).toHaveBeenCalledTimes(1);
  });
});

describe('an address of purges', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  /** Answers each request so, and keeps what it was sent. */
  async function listen(answer: (response: ServerResponse) => void) {
    const requests: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      requests.push(request);
      answer(response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { requests, url: `http://127.0.0.1:${port}/purge` };
  }

  beforeEach(() => {
    jest.useRealTimers();
    upstream.mockRestore();
  });

  it('gets no purge elsewhere when it redirects, and its host no token', async () => {
    const elsewhere = await listen((response) => response.end());
    const cdn = await listen((response) => response.writeHead(307, { Location: elsewhere.url }).end());
    const sending = sendPurge({ kind: 'fastly', url: cdn.url, token: 'secret' }, ['list']);
    await expect(sending).rejects.toThrow('fetch failed');
    expect([cdn.requests.length, elsewhere.requests.length]).toEqual([1, 0]);
  });

  it('costs no memory when its answer never ends, and is an error when it refuses', async () => {
    const cdn = await listen((response) => response.writeHead(200).write('x'));
    await sendPurge({ kind: 'varnish', url: cdn.url, token: null }, ['list']);
    expect(cdn.requests[0]?.method).toBe('PURGE');
    const refusing = await listen((response) => response.writeHead(403).end());
    const sending = sendPurge({ kind: 'varnish', url: refusing.url, token: null }, ['list']);
    await expect(sending).rejects.toThrow(/^The varnish at 127\.0\.0\.1:\d+ responded with 403$/);
  });
});

describe('a CDN', () => {
  it.each([
    [
      { ...VARNISH, token: null },
      { method: 'PURGE', headers: { 'Surrogate-Key': 'post:1 list' } },
    ],
    [
      { kind: 'fastly' as const, url: 'https://api.fastly.test/service/abc/purge', token: 'secret' },
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Fastly-Key': 'secret' },
        body: '{"surrogate_keys":["post:1","list"]}',
      },
    ],
    [
      {
        kind: 'cloudflare' as const,
        url: 'https://api.cloudflare.test/zones/z/purge_cache',
        token: 'secret',
      },
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret' },
        body: '{"tags":["post:1","list"]}',
      },
    ],
  ])('takes the tags in its own way: %j', async (target, request) => {
    start(target).purge(['post:1', 'list']);
    await pass(0);
    expect(upstream).toHaveBeenCalledWith(target.url, expect.objectContaining(request));
  });
});
