import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DevReload } from './dev-reload';

let server: http.Server;
let devReload: DevReload;

beforeEach(async () => {
  devReload = new DevReload();
  server = http.createServer((request, response) => devReload.subscribe(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open() {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  return { response, read };
}

it('tells each open page of a build, and how soon to reconnect', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(first.response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(first.response.headers.get('Cache-Control')).toBe('no-store');
  expect([await first.read(), await second.read()]).toEqual(['retry: 300\n\n', 'retry: 300\n\n']);
  devReload.notify();
  expect([await first.read(), await second.read()]).toEqual(['data: reload\n\n', 'data: reload\n\n']);
});

it('ends the streams of all pages', async () => {
  const page = await open();
  expect(await page.read()).toBe('retry: 300\n\n');
  devReload.end();
  expect(await page.read()).toBeUndefined();
});

it('forgets a page that was closed', async () => {
  const responses: http.ServerResponse[] = [];
  server.on('request', (_request, response) => responses.push(response));
  const closing = new AbortController();
  const requested = once(server, 'request');
  const page = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    signal: closing.signal,
  });
  await Promise.all([requested, page]);
  const [response] = responses;
  if (!response) throw new Error('No page was opened');
  const closed = once(response, 'close');
  closing.abort();
  await closed;
  const writes: unknown[] = [];
  response.write = (chunk: unknown) => writes.push(chunk) > 0;
  devReload.notify();
  expect(writes).toEqual([]);
});
