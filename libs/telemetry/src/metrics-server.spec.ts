import { expect, it } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { createMetricsServer } from './metrics-server';

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
