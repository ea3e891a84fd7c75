import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import { BrowserReports } from '../releases/browser-reports';
import { ReleaseHealth } from '../releases/release-health';
import { ViewTokens } from '../releases/view-tokens';
import { releaseErrors, releaseViews } from './release-errors';

const RELEASE = { part: 'site', version: 'version-1' };
let app: FastifyInstance;
let origin: string;
let health: ReleaseHealth;
const rollBackIfUnhealthy = jest.fn();

beforeEach(async () => {
  rollBackIfUnhealthy.mockClear();
  health = new ReleaseHealth();
  const watcher = { isServed: ({ part }: typeof RELEASE) => part === 'site', rollBackIfUnhealthy };
  const reports = new BrowserReports({ watcher, health, tokens: new ViewTokens('secret') });
  app = createServer({ trustedHops: 1 });
  releaseViews(app, reports);
  await app.register(releaseErrors, { reports, logger: { warn: () => {} } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const post = (path: string, address: string, body?: string) =>
  fetch(origin + path, { method: 'POST', headers: { 'X-Forwarded-For': address }, body });
const show = (address: string, part = 'site') =>
  post(`/release-views?part=${part}&version=version-1`, address).then((response) => response.text());
const report = (address: string, token?: string) =>
  post('/release-errors', address, JSON.stringify({ ...RELEASE, kind: 'render', pattern: '/', token }));

it('counts a view and its report once for each net, an IPv4 /24 or an IPv6 /48', async () => {
  const addresses = ['192.0.2.1', '192.0.2.99', '2001:db8:77:5500::1', '2001:db8:77:ff00::1'];
  for (const address of addresses) await report(address, await show(address));
  expect(health.tallyOf(RELEASE)).toEqual({ views: 2, errors: 2 });
  expect(rollBackIfUnhealthy).toHaveBeenCalledTimes(2);
});

it('counts nothing for a forged report without a view, or with the token of another net', async () => {
  await report('192.0.2.1');
  await report('198.51.100.1', await show('192.0.2.1'));
  expect(health.tallyOf(RELEASE)).toEqual({ views: 1, errors: 0 });
  expect(rollBackIfUnhealthy).not.toHaveBeenCalled();
});

it('gives no token for a release that is not served', async () => {
  expect(await show('192.0.2.1', 'okand')).toBe('');
});
