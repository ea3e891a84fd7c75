import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PurgeQueue } from './purge-queue';
import type { PurgeTarget } from './purge-target';

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

  it('of anything is one of every page', async () => {
    start().purge();
    await pass(0);
    expect(sentTags()).toEqual(['page']);
  });

  it('that fails is logged, and sent again with what came since until it succeeds', async () => {
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

  it('of many tags is sent in parts, and of far too many as every page', async () => {
    const tags = (count: number) => Array.from({ length: count }, (_, id) => `post:${id}`);
    start().purge(tags(150));
    await pass(0);
    expect(sentTags().map((sent) => sent.split(' ').length)).toEqual([100, 50]);
    upstream.mockClear();
    queue?.purge(tags(1001));
    await pass(0);
    expect(sentTags()).toEqual(['page']);
  });

  it('is not sent once the queue is stopped', async () => {
    upstream.mockRejectedValue(new TypeError('fetch failed'));
    start().purge(['post:1']);
    await pass(0);
    queue?.stop();
    await pass(60_000);
    expect(upstream).toHaveBeenCalledTimes(1);
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
