import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { BuildReport, ServedEntry } from '../../src/development/follow-builds';
import { DevStream } from './dev-stream';

const FAILURE: BuildReport = { part: 'site', error: 'ERROR in ./src/a.tsx\n  × Syntax Error', version: null };
const MENDED: BuildReport = { part: 'site', error: null, version: '0123456789abcdef' };

let app: FastifyInstance;
let stream: DevStream;
let served: ServedEntry[];

beforeEach(async () => {
  served = [{ area: 'public', entry: 'http://localhost:5/one/remoteEntry.js' }];
  stream = new DevStream(() => served);
  app = fastify({ forceCloseConnections: true });
  stream.mount(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/dev-stream`;
const buildEvent = (report: BuildReport) => `event: build\ndata: ${JSON.stringify(report)}\n\n`;
const servedEvent = () => `event: served\ndata: ${JSON.stringify(served)}\n\n`;

async function open(signal?: AbortSignal) {
  const response = await fetch(address(), { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  return { response, read, first: await read() };
}

async function report(body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(address(), { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

it('tells a page that opens how soon to reconnect and what is served', async () => {
  const { response, first } = await open();
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(first).toBe(`retry: 300\n\n${servedEvent()}`);
});

it('tells each open page of a build and of releases that are served from now on', async () => {
  const pages = [await open(), await open()];
  expect(await report(MENDED)).toBe(204);
  for (const page of pages) expect(await page.read()).toBe(buildEvent(MENDED));
  served = [{ area: 'public', entry: 'http://localhost:5/two/remoteEntry.js' }];
  stream.notifyServed();
  for (const page of pages) expect(await page.read()).toBe(servedEvent());
});

it('tells a page that opens later of a build that fails, until it is mended', async () => {
  await report({ ...FAILURE, error: 'an earlier one' });
  await report(FAILURE);
  expect((await open()).first).toBe(`retry: 300\n\n${servedEvent()}${buildEvent(FAILURE)}`);
  await report({ ...FAILURE, part: 'exercises' });
  expect((await open()).first).toBe(
    `retry: 300\n\n${servedEvent()}${buildEvent(FAILURE)}${buildEvent({ ...FAILURE, part: 'exercises' })}`,
  );
  for (const { part } of [FAILURE, { part: 'exercises' }]) await report({ ...MENDED, part });
  expect((await open()).first).toBe(`retry: 300\n\n${servedEvent()}`);
});

it('refuses what is no report', async () => {
  const page = await open();
  expect(await report({ part: 'site', error: null })).toBe(400);
  expect(await report({ ...MENDED, version: '../../elsewhere' })).toBe(400);
  await report(MENDED);
  expect(await page.read()).toBe(buildEvent(MENDED));
});

it('ends the streams of all pages', async () => {
  const page = await open();
  stream.end();
  expect(await page.read()).toBeUndefined();
});

it('forgets a page that was closed', async () => {
  const requested: Promise<ServerResponse[]> = once(app.server, 'request').then(([, response]) => [response]);
  const closing = new AbortController();
  await open(closing.signal);
  const [response] = await requested;
  if (!response) throw new Error('No page was opened');
  const closed = once(response, 'close');
  closing.abort();
  await closed;
  const writes: unknown[] = [];
  response.write = (chunk: unknown) => writes.push(chunk) > 0;
  stream.notifyServed();
  expect(writes).toEqual([]);
});
