import { expect, it } from '@jest/globals';
import { RequestDurations } from '@stillsam/http-server/metrics';
import { Registry } from 'prom-client';
import { FakeShellServer, PAGE_OPTIONS } from '../../test/fake-shell-server';
import { createPageResponse } from '../pages/page-response';

const server = new FakeShellServer();

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
