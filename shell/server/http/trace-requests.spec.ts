import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TestCollector } from '@stillsam/telemetry/testing-collector';
import { startTracing } from '@stillsam/telemetry/tracing';
import { FakeShellServer, PAGE_OPTIONS } from '../../test/fake-shell-server';
import { createPageResponse } from '../pages/page-response';

const STRANGERS_ID = '0af7651916cd43dd8448eb211c80319c';
const STRANGERS = { traceparent: `00-${STRANGERS_ID}-b7ad6b7169203331-01` };
const page = createPageResponse({
  ...PAGE_OPTIONS,
  route: '/artiklar/:slug',
  release: { part: 'site', version: 'v1' },
});

const server = new FakeShellServer();
let collector: TestCollector;
let stop: () => Promise<void>;

beforeEach(async () => {
  collector = await TestCollector.start();
});
afterEach(async () => {
  await stop();
  await collector.stop();
});

async function start(ratio = 1) {
  stop = await startTracing('shell', { endpoint: collector.endpoint, ratio });
  return server.start(async () => ({ kind: 'page', isShareable: false, page }), { isTraced: true });
}

/** Sends what is open, as the end of the process does. */
async function spansOf(name: string) {
  await stop();
  return collector.named(name);
}

it('traces a request as the root of its trace, with route and release', async () => {
  const get = await start();
  await get('/artiklar/vila');
  const [span, ...others] = await spansOf('GET /artiklar/:slug');
  expect(others).toEqual([]);
  expect(span?.parentSpanId).toBeUndefined();
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/artiklar/:slug',
    'http.response.status_code': 200,
    'stillsam.part': 'site',
    'stillsam.version': 'v1',
  });
});

it('ignores the traceparent of a stranger', async () => {
  const all = await start(1);
  await all('/artiklar/vila', { headers: STRANGERS });
  expect(await spansOf('GET /artiklar/:slug')).toHaveLength(1);
  expect(JSON.stringify(collector.spans)).not.toContain(STRANGERS_ID);
  collector.spans.length = 0;
  stop = await startTracing('shell', { endpoint: collector.endpoint, ratio: 0 });
  await all('/artiklar/vila', { headers: STRANGERS });
  expect(await spansOf('GET /artiklar/:slug')).toEqual([]);
});
