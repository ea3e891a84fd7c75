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
};
const count = jest.fn((report: ErrorReport, _net: string) => report.part === 'site');
const logger = { warn: jest.fn() };
let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  count.mockClear();
  logger.warn.mockClear();
  app = createServer({ trustedHops: 0 });
  await app.register(releaseErrors, { count, logger });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const send = async (body: string) =>
  (await fetch(`${origin}/release-errors`, { method: 'POST', body })).status;

it('a report is counted and logged', async () => {
  expect(await send(JSON.stringify({ ...REPORT, text: 'hemligt' }))).toBe(204);
  expect(count.mock.calls).toEqual([[REPORT, '127.0.0.1']]);
  expect(logger.warn).toHaveBeenCalledWith({ report: REPORT }, 'a browser reported an error');
});

it('a report of a release that is not served is not logged', async () => {
  expect(await send(JSON.stringify({ ...REPORT, part: 'okand' }))).toBe(204);
  expect(logger.warn).not.toHaveBeenCalled();
});

it.each([
  '',
  '{',
  '[]',
  JSON.stringify({ ...REPORT, kind: 'other' }),
  JSON.stringify({ ...REPORT, version: 7 }),
])('%s is no report', async (body) => {
  expect(await send(body)).toBe(204);
  expect(count).not.toHaveBeenCalled();
});

it('long reports, and many of one net, are refused', async () => {
  expect(await send('x'.repeat(1025))).toBe(413);
  const statuses: number[] = [];
  for (let report = 0; report < 20; report += 1) statuses.push(await send(JSON.stringify(REPORT)));
  expect(statuses.at(-1)).toBe(429);
  expect(count).toHaveBeenCalledTimes(19);
});
