import { expect, it } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { createMetricsServer, RequestDurations } from './metrics';

const PAGE = { route: '/kunskapsbibliotek/:slug', part: 'site', version: 'v1' };

const countsOf = async (registry: Registry) =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('stillsam_http_request_duration_seconds_count'))
    .map((line) => line.slice(line.indexOf('{')));

it('counts requests by route, release and class of status', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  for (const status of [200, 204, 404, 503, 0]) durations.observe(PAGE, status, 0.02);
  const labels = 'route="/kunskapsbibliotek/:slug",part="site",version="v1"';
  expect(await countsOf(registry)).toEqual([
    `{${labels},status="2xx"} 2`,
    `{${labels},status="4xx"} 1`,
    `{${labels},status="5xx"} 1`,
    `{${labels},status="aborted"} 1`,
  ]);
});

it('ends the series of a release with it', async () => {
  const registry = new Registry();
  let served = ['v1', 'v2'];
  const durations = new RequestDurations(registry, (_part, version) => served.includes(version));
  durations.observe(PAGE, 200, 0.02);
  durations.observe({ ...PAGE, version: 'v2' }, 200, 0.02);
  expect(await countsOf(registry)).toHaveLength(2);
  served = ['v2'];
  expect(await countsOf(registry)).toEqual([expect.stringContaining('version="v2"')]);
});

it('bounds the series, however many routes a mistake makes up', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  for (let index = 0; index < 1500; index += 1) durations.observe({ ...PAGE, route: `/${index}` }, 200, 0.02);
  expect(await countsOf(registry)).toHaveLength(1000);
});

it('reads at each scrape once what the metrics cannot count, before they are sent', async () => {
  const registry = new Registry();
  const gauge = new Gauge({ name: 'scrapes', help: 'Scrapes.', registers: [registry] });
  const app = createMetricsServer(registry, async () => gauge.inc());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const scrape = () => fetch(`${origin}/metrics`);
  expect(await (await scrape()).text()).toContain('scrapes 1');
  const second = await scrape();
  expect(await second.text()).toContain('scrapes 2');
  expect(second.headers.get('cache-control')).toBe('no-store');
  await app.close();
});
