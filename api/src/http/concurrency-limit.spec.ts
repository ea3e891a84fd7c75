import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import type { DomainError } from './domain-error';
import { limitConcurrency } from './concurrency-limit';

let app: FastifyInstance;
/** Functions that answer the requests that wait, in the order of arrival. */
let waiting: (() => void)[] = [];

beforeEach(async () => {
  waiting = [];
  app = fastify();
  limitConcurrency(app, 1);
  app.setErrorHandler<DomainError>((error, _request, reply) => {
    reply.code(error.status).headers(error.headers).send(error.code);
  });
  const wait = () => new Promise<string>((resolve) => waiting.push(() => resolve('ok')));
  for (const url of ['/api/blog/posts', '/api/health/live', '/api/blog/changes']) app.get(url, wait);
  // A response whose end the client does not read.
  app.get('/endless', (_request, reply) =>
    reply.send(new ReadableStream({ start: (out) => out.enqueue('x') })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const open = (path = '/api/blog/posts') => {
  const request = http.get({ port: (app.server.address() as AddressInfo).port, path, agent: false });
  request.on('error', () => {});
  return request;
};
const statusOf = async (request: http.ClientRequest) => {
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  response?.on('error', () => {});
  return response?.statusCode;
};
const untilWaiting = async (count: number) => {
  const deadline = performance.now() + 3000;
  while (waiting.length < count) {
    if (performance.now() > deadline) throw new Error('The request has not arrived');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

describe('limitConcurrency', () => {
  it('refuses requests beyond it, and admits the next one after a response', async () => {
    const first = open();
    await untilWaiting(1);
    expect([await statusOf(open()), await statusOf(open())]).toEqual([503, 503]);
    waiting[0]?.();
    expect(await statusOf(first)).toBe(200);
    const next = open();
    await untilWaiting(2);
    waiting[1]?.();
    expect(await statusOf(next)).toBe(200);
  });

  it('admits the next one after a client has left', async () => {
    const closed = new Promise<void>((resolve) =>
      app.server.once('request', (_request, response) => response.once('close', resolve)),
    );
    const first = open();
    await untilWaiting(1);
    first.destroy();
    await closed;
    const next = open();
    await untilWaiting(2);
    waiting[1]?.();
    expect(await statusOf(next)).toBe(200);
  });

  it('counts until a response begins, however slowly the client reads it', async () => {
    expect(await statusOf(open('/endless'))).toBe(200);
    expect(await statusOf(open('/endless'))).toBe(200);
  });

  it('never counts or refuses a health check or a stream', async () => {
    const requests = ['/api/health/live', '/api/blog/changes', '/api/blog/posts', '/api/health/live'].map(
      open,
    );
    await untilWaiting(4);
    for (const answer of waiting) answer();
    expect(await Promise.all(requests.map(statusOf))).toEqual([200, 200, 200, 200]);
  });
});
