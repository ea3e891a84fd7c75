import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestCollector } from '@stillsam/telemetry/testing-collector';
import { startTracing } from '@stillsam/telemetry/tracing';
import { FakeShellServer, PAGE_OPTIONS } from '../http/fake-shell-server';
import { PageResponse } from '../rendering/page-response';
import { OpenViews } from './open-views';

const STRANGERS_ID = '0af7651916cd43dd8448eb211c80319c';
const STRANGERS = { traceparent: `00-${STRANGERS_ID}-b7ad6b7169203331-01` };
const DOCUMENT = { 'Sec-Fetch-Dest': 'document' };
const page = new PageResponse({
  ...PAGE_OPTIONS,
  route: '/artiklar/:slug',
  release: { part: 'site', version: 'v1' },
});

const server = new FakeShellServer();
let collector: TestCollector;
let views: OpenViews;
let stop: () => Promise<void>;

beforeEach(async () => {
  collector = await TestCollector.start();
  views = new OpenViews();
});
afterEach(async () => {
  await stop();
  await collector.stop();
});

async function start(ratio = 1) {
  stop = await startTracing('shell', { endpoint: collector.endpoint, ratio });
  return server.start(async () => ({ kind: 'page', isShareable: false, page }), { views });
}

/** Ends what is open, as the end of the process does. */
async function spansOf(name: string) {
  views.close();
  await stop();
  return collector.named(name);
}

const traceparentIn = (headers: Record<string, string>) =>
  /^traceparent;desc="(00-[0-9a-f]{32}-[0-9a-f]{16}-01)"$/.exec(headers['server-timing'] ?? '')?.[1] ?? '';
const report = (traceparent: string, loaded = 300) => ({
  method: 'POST',
  body: JSON.stringify({ traceparent, firstByte: 40, parsed: 100, loaded }),
});

describe('a view', () => {
  it('is the root of its trace, ends when the browser had loaded the page, and names route and release', async () => {
    const get = await start();
    const { headers } = await get('/artiklar/vila', { headers: DOCUMENT });
    const traceparent = traceparentIn(headers);
    expect((await get('/first-views', report(traceparent))).status).toBe(204);
    const [view, ...others] = await spansOf('first view');
    expect(others).toEqual([]);
    expect(traceparent).toContain(`${view?.traceId}-${view?.spanId}`);
    expect(view?.parentSpanId).toBeUndefined();
    expect(view?.attributes).toEqual({
      'stillsam.view.first_byte_ms': 40,
      'stillsam.view.parsed_ms': 100,
      'stillsam.view.loaded_ms': 300,
      'stillsam.view.reported': true,
    });
    const took = (BigInt(view?.endTimeUnixNano ?? 0) - BigInt(view?.startTimeUnixNano ?? 0)) / 1_000_000n;
    expect(Number(took)).toBeGreaterThanOrEqual(290);
    expect(Number(took)).toBeLessThanOrEqual(310);
    expect(collector.named('GET /artiklar/:slug')[0]).toMatchObject({
      traceId: view?.traceId,
      parentSpanId: view?.spanId,
      attributes: {
        'http.route': '/artiklar/:slug',
        'http.response.status_code': 200,
        'stillsam.part': 'site',
        'stillsam.version': 'v1',
      },
    });
  });

  it('is reported once', async () => {
    const get = await start();
    const { headers } = await get('/artiklar/vila', { headers: DOCUMENT });
    await get('/first-views', report(traceparentIn(headers), 300));
    await get('/first-views', report(traceparentIn(headers), 900));
    const [view] = await spansOf('first view');
    expect(view?.attributes['stillsam.view.loaded_ms']).toBe(300);
  });

  it.each([
    ['of another trace', report(STRANGERS.traceparent)],
    ['of impossible times', report(STRANGERS.traceparent, -1)],
    ['that is no report', { method: 'POST', body: 'hej' }],
  ])('a report %s is taken for nothing', async (_what, forged) => {
    const get = await start();
    await get('/artiklar/vila', { headers: DOCUMENT });
    expect((await get('/first-views', forged)).status).toBe(204);
    const [view] = await spansOf('first view');
    expect(view?.attributes).toEqual({ 'stillsam.view.reported': false });
    expect(JSON.stringify(collector.spans)).not.toContain(STRANGERS_ID);
  });
});

it('a request that is no view of a document is traced without one', async () => {
  const get = await start();
  expect((await get('/artiklar/vila')).headers).not.toHaveProperty('server-timing');
  expect(await spansOf('first view')).toEqual([]);
  expect(collector.named('GET /artiklar/:slug')[0]?.parentSpanId).toBeUndefined();
});

it('a stranger’s traceparent neither names a trace nor has it sampled', async () => {
  const all = await start(1);
  await all('/artiklar/vila', { headers: STRANGERS });
  expect(await spansOf('GET /artiklar/:slug')).toHaveLength(1);
  expect(JSON.stringify(collector.spans)).not.toContain(STRANGERS_ID);
  collector.spans.length = 0;
  stop = await startTracing('shell', { endpoint: collector.endpoint, ratio: 0 });
  const { headers } = await all('/artiklar/vila', { headers: { ...STRANGERS, ...DOCUMENT } });
  expect(headers).not.toHaveProperty('server-timing');
  expect(await spansOf('GET /artiklar/:slug')).toEqual([]);
});

it('a shell that is not traced names no trace and takes no report', async () => {
  stop = await startTracing('shell', null);
  const get = await server.start(async () => ({ kind: 'page', isShareable: false, page }));
  expect((await get('/artiklar/vila', { headers: DOCUMENT })).headers).not.toHaveProperty('server-timing');
  expect((await get('/first-views', report(STRANGERS.traceparent))).status).toBe(405);
});
