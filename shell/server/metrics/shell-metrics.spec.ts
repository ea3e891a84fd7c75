import { afterEach, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { RemoteState } from '../releases/remote-releases';
import { createMetricsServer } from './metrics-server';
import { createShellMetrics } from './shell-metrics';

const NOTHING: RemoteState = { stable: null, canary: null, refused: [], tallies: {} };
let states: Record<string, RemoteState>;
let remotes = [{ name: 'site' }, { name: 'exercises' }];
let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function scrape() {
  if (!app) {
    app = createMetricsServer(createShellMetrics({ remotes: () => remotes, states: () => states }));
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

/** The samples of the shell's own metrics. */
const samplesOf = (body: string) => body.split('\n').filter((line) => line.startsWith('stillsam_'));

it('the metrics are those of the moment of the scrape', async () => {
  states = {
    site: {
      stable: 'version-1',
      canary: 'version-2',
      refused: [],
      tallies: { 'version-1': { views: 40, errors: 2 }, 'version-2': { views: 3, errors: 0 } },
    },
    exercises: NOTHING,
  };
  expect(samplesOf(await scrape())).toEqual([
    'stillsam_part_missing{part="site"} 0',
    'stillsam_part_missing{part="exercises"} 1',
    'stillsam_release_info{part="site",version="version-1",role="stable"} 1',
    'stillsam_release_info{part="site",version="version-2",role="canary"} 1',
    'stillsam_release_views_total{part="site",version="version-1"} 40',
    'stillsam_release_views_total{part="site",version="version-2"} 3',
    'stillsam_release_errors_total{part="site",version="version-1"} 2',
    'stillsam_release_errors_total{part="site",version="version-2"} 0',
  ]);
  states = {
    site: {
      stable: 'version-2',
      canary: null,
      refused: [],
      tallies: { 'version-2': { views: 50, errors: 1 } },
    },
  };
  remotes = [{ name: 'site' }];
  expect(samplesOf(await scrape())).toEqual([
    'stillsam_part_missing{part="site"} 0',
    'stillsam_release_info{part="site",version="version-2",role="stable"} 1',
    'stillsam_release_views_total{part="site",version="version-2"} 50',
    'stillsam_release_errors_total{part="site",version="version-2"} 1',
  ]);
});

it('the process has its usual metrics too', async () => {
  states = {};
  expect(await scrape()).toMatch(/^process_resident_memory_bytes \d+$/m);
});
