import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import type { ErrorReport } from '../../src/errors/error-report';
import { releaseErrors } from './release-errors';

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
