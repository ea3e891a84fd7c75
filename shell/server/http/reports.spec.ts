import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer } from '@stillsam/http-server/create-server';
import { cspReports } from './reports';
import type { FastifyInstance } from 'fastify';
import type { ErrorReport } from '../../src/errors/report-errors';
import { releaseErrors, releaseViews } from './reports';
import { BrowserReports } from '../releases/browser-reports';
import { ReleaseHealth } from '../releases/release-health';
import { ViewTokens } from '../releases/browser-reports';

describe('reports of violated policies', () => {
  const warn = jest.fn();
  let app: ReturnType<typeof createServer>;
  let origin: string;
  let now = 0;

  beforeEach(async () => {
    now = 0;
    warn.mockClear();
    app = createServer({ trustedHops: 1 });
    await app.register(cspReports, { logger: { warn }, now: () => now });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const REPORT = {
    'csp-report': {
      'document-uri': 'https://stillsam.example/nyhetsbrev/bekrafta?token=hemlig',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://ond.example/skript.js?token=hemlig#hemlig',
    },
  };

  async function post(client: string, body: string | undefined): Promise<Response> {
    const response = await fetch(`${origin}/csp-report`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': client, 'Content-Type': 'application/csp-report' },
      body,
    });
    await response.body?.cancel();
    return response;
  }

  const send = async (client: string, body: unknown = REPORT) =>
    (await post(client, JSON.stringify(body))).status;

  describe('a report of a violated policy', () => {
    it('enters the log by directive and blocked address, without query, fragment or page', async () => {
      expect(await send('203.0.113.7')).toBe(204);
      expect(warn.mock.calls).toEqual([
        [
          { report: { directive: 'script-src-elem', blocked: 'https://ond.example/skript.js' } },
          'content security policy violated',
        ],
      ]);
    });

    it.each([
      ['not JSON', { directive: 'unreadable' }],
      [undefined, { directive: 'unreadable' }],
      ['{}', {}],
      ['{"csp-report":{"violated-directive":7,"blocked-uri":"data:a#b"}}', { blocked: 'data:a' }],
    ])('logs %s as %j', async (body, report) => {
      expect((await post('203.0.113.7', body)).status).toBe(204);
      expect(warn.mock.calls[0]?.[0]).toEqual({ report });
    });

    it('stays out of the log in full length, and unread when it is too long', async () => {
      await send('203.0.113.7', { 'csp-report': { 'blocked-uri': 'x'.repeat(5000) } });
      expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(400);
      expect(await send('203.0.113.7', { text: 'x'.repeat(20_000) })).toBe(413);
      expect(warn).toHaveBeenCalledTimes(1);
    });

    it('passes twenty times a minute from a net', async () => {
      for (let count = 0; count < 20; count += 1) expect(await send('203.0.113.7')).toBe(204);
      const refused = await post('203.0.113.7', '{}');
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
      expect(refused.headers.get('Connection')).toBe('close');
      expect(await send('203.0.113.8')).toBe(204);
      now = 59_999;
      expect(await send('203.0.113.7')).toBe(429);
      now = 60_000;
      expect(await send('203.0.113.7')).toBe(204);
      expect(warn).toHaveBeenCalledTimes(22);
    });

    it('passes two hundred times a minute in all', async () => {
      const statuses = [];
      for (let net = 0; net < 11; net += 1)
        for (let count = 0; count < 20; count += 1) statuses.push(await send(`203.0.${net}.1`));
      expect(statuses.filter((status) => status === 204)).toHaveLength(200);
      expect(warn).toHaveBeenCalledTimes(200);
    });
  });
});

describe('error reports of releases', () => {
  const REPORT: ErrorReport = {
    part: 'site',
    version: 'version-1',
    kind: 'render',
    pattern: '/kunskapsbibliotek/:slug',
    token: '1.a',
  };
  const { token: _token, ...LOGGED } = REPORT;
  const report = jest.fn(({ part }: ErrorReport, _net: string) => part === 'site');
  const logger = { warn: jest.fn() };
  let app: FastifyInstance;
  let origin: string;

  beforeEach(async () => {
    report.mockClear();
    logger.warn.mockClear();
    app = createServer({ trustedHops: 0 });
    await app.register(releaseErrors, { reports: { report }, logger });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const send = async (body: string) =>
    (await fetch(`${origin}/release-errors`, { method: 'POST', body })).status;

  it('counts a report, and logs it without its token', async () => {
    expect(await send(JSON.stringify({ ...REPORT, text: 'hemligt' }))).toBe(204);
    expect(report.mock.calls).toEqual([[REPORT, '127.0.0.0/24']]);
    expect(logger.warn).toHaveBeenCalledWith({ report: LOGGED }, 'a browser reported an error');
  });

  it('does not log a report of a release that is not served', async () => {
    expect(await send(JSON.stringify({ ...REPORT, part: 'okand' }))).toBe(204);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('takes a report without a token', async () => {
    expect(await send(JSON.stringify(LOGGED))).toBe(204);
    expect(report.mock.calls).toEqual([[{ ...LOGGED, token: '' }, '127.0.0.0/24']]);
  });

  it.each([
    '',
    '{',
    '[]',
    JSON.stringify({ ...REPORT, kind: 'other' }),
    JSON.stringify({ ...REPORT, version: 7 }),
  ])('does not count %s as a report', async (body) => {
    expect(await send(body)).toBe(204);
    expect(report).not.toHaveBeenCalled();
  });

  it('refuses long reports, and many of one net', async () => {
    expect(await send('x'.repeat(1025))).toBe(413);
    const statuses: number[] = [];
    for (let report = 0; report < 20; report += 1) statuses.push(await send(JSON.stringify(REPORT)));
    expect(statuses.at(-1)).toBe(429);
    expect(report).toHaveBeenCalledTimes(19);
  });
});

describe('views and reports of releases', () => {
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
});
