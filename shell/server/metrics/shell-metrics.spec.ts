import { afterEach, expect, it } from '@jest/globals';
import { createMetricsServer, RequestDurations } from '@stillsam/http-server/metrics';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { FakeShellServer, PAGE_OPTIONS } from '../../test/fake-shell-server';
import { createPageResponse } from '../pages/page-response';
import type { RemoteState } from '../releases/remote-releases';
import { ShellMetrics } from './shell-metrics';

const NOTHING: RemoteState = { stable: null, canary: null, refused: [], tallies: {}, alarm: null };
let states: Record<string, RemoteState>;
let remotes = [{ name: 'site' }, { name: 'exercises' }];
const lookups = { hit: 5, shared: 0, miss: 2 };
let metrics: ShellMetrics;
const server = new FakeShellServer();
let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function scrape() {
  if (!app) {
    metrics = new ShellMetrics({
      remotes: () => remotes,
      states: () => states,
      lookups: () => lookups,
      isConnected: () => false,
    });
    app = createMetricsServer(metrics.registry);
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  const response = await fetch(`${app.listeningOrigin}/metrics`);
  const body = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return body;
}

/** The samples of the shell's own metrics whose names begin so. */
const samplesOf = (body: string, ...names: string[]) =>
  body.split('\n').filter((line) => names.some((name) => line.startsWith(`stillsam_${name}`)));

it('shows the metrics of the moment of the scrape', async () => {
  states = {
    site: {
      stable: 'version-1',
      canary: 'version-2',
      refused: [],
      tallies: { 'version-1': { views: 40, errors: 2 }, 'version-2': { views: 3, errors: 0 } },
      alarm: 'It had 12 errors in browsers.',
    },
    exercises: NOTHING,
  };
  expect(samplesOf(await scrape(), 'part', 'release')).toEqual([
    'stillsam_part_missing{part="site"} 0',
    'stillsam_part_missing{part="exercises"} 1',
    'stillsam_release_info{part="site",version="version-1",role="stable"} 1',
    'stillsam_release_info{part="site",version="version-2",role="canary"} 1',
    'stillsam_release_views_total{part="site",version="version-1"} 40',
    'stillsam_release_views_total{part="site",version="version-2"} 3',
    'stillsam_release_errors_total{part="site",version="version-1"} 2',
    'stillsam_release_errors_total{part="site",version="version-2"} 0',
    'stillsam_release_alarm{part="site",version="version-1"} 1',
  ]);
  states = {
    site: {
      stable: 'version-2',
      canary: null,
      refused: [],
      tallies: { 'version-2': { views: 50, errors: 1 } },
      alarm: null,
    },
  };
  remotes = [{ name: 'site' }];
  expect(samplesOf(await scrape(), 'part', 'release')).toEqual([
    'stillsam_part_missing{part="site"} 0',
    'stillsam_release_info{part="site",version="version-2",role="stable"} 1',
    'stillsam_release_views_total{part="site",version="version-2"} 50',
    'stillsam_release_errors_total{part="site",version="version-2"} 1',
    'stillsam_release_alarm{part="site",version="version-2"} 0',
  ]);
});

it('shows the usual metrics of the process too', async () => {
  states = {};
  expect(await scrape()).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it('counts pages as the cache served them, and renderings by the part that rendered', async () => {
  states = {};
  await scrape();
  metrics.countRender({ part: 'site', version: 'v1' }, 0.02);
  metrics.countRender(null, 0.02);
  lookups.hit += 1;
  expect(samplesOf(await scrape(), 'page_cache', 'page_render_duration_seconds_count', 'content')).toEqual([
    'stillsam_page_render_duration_seconds_count{part="site"} 1',
    'stillsam_page_render_duration_seconds_count{part="shell"} 1',
    'stillsam_page_cache_lookups_total{result="hit"} 6',
    'stillsam_page_cache_lookups_total{result="shared"} 0',
    'stillsam_page_cache_lookups_total{result="miss"} 2',
    'stillsam_content_stream_connected 0',
  ]);
});

it('shows the requests of a release while it is served', async () => {
  const state = { ...NOTHING, stable: 'v2', canary: 'v3' };
  states = { site: state };
  await scrape();
  for (const version of ['v1', 'v2', 'v3', ''])
    metrics.durations.observe({ route: '/', part: 'site', version }, 200, 0.1);
  const versions = samplesOf(await scrape(), 'http_request_duration_seconds_count').map(
    (line) => /version="(\w*)"/.exec(line)?.[1],
  );
  expect(versions).toEqual(['v2', 'v3', '']);
});

it('measures requests by the pattern of their route, pages by the release that rendered them', async () => {
  const registry = new Registry();
  const page = createPageResponse({
    ...PAGE_OPTIONS,
    route: '/artiklar/:slug',
    release: { part: 'site', version: 'v1' },
  });
  const get = await server.start(
    async (address) => {
      if (address === '/trasig') throw new Error('no page');
      return { kind: 'page', isShareable: false, page };
    },
    { durations: new RequestDurations(registry) },
  );
  for (const address of [
    '/artiklar/vila',
    '/artiklar/somn',
    '/trasig',
    '/health/live',
    '/api/blog/posts?search=hemligt',
  ])
    await get(address);
  await get('/artiklar/vila', { method: 'DELETE' });
  const counts = (await registry.metrics())
    .split('\n')
    .flatMap(
      (line) =>
        /^stillsam_http_request_duration_seconds_count\{(.+)\} (\d+)$/.exec(line)?.slice(1).join(' ') ?? [],
    );
  const shell = 'part="shell",version=""';
  expect(counts.sort()).toEqual([
    `route="/*",${shell},status="5xx" 1`,
    `route="/api/*",${shell},status="2xx" 1`,
    `route="/artiklar/:slug",part="site",version="v1",status="2xx" 2`,
    `route="/health/live",${shell},status="2xx" 1`,
    `route="unmatched",${shell},status="4xx" 1`,
  ]);
});
