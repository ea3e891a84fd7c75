import { shortenedNet } from '@stillsam/http-server/net-address';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ERROR_KINDS, ERROR_REPORTS_PATH, type ErrorReport } from '../../src/errors/error-report';
import type { BrowserReports } from '../releases/browser-reports';
import { reportRoute } from './report-route';
import { VIEWS_PATH } from '../../src/views/view-token';

export interface ReleaseErrorsOptions {
  reports: Pick<BrowserReports, 'report'>;
  logger: Pick<Logger, 'warn'>;
}

const LIMIT_BYTES = 1024;

const REPORT: z.ZodType<ErrorReport> = z.object({
  part: z.string().max(40),
  version: z.string().max(64),
  kind: z.enum(ERROR_KINDS),
  pattern: z.string().max(200),
  token: z.string().max(100).default(''),
});

/** Fastify plugin: takes what browsers say of errors in a release. */
export async function releaseErrors(
  app: FastifyInstance,
  { reports, logger }: ReleaseErrorsOptions,
): Promise<void> {
  reportRoute(app, {
    path: ERROR_REPORTS_PATH,
    limitBytes: LIMIT_BYTES,
    take(body, { ip }) {
      const report = readReport(body);
      if (!report || !reports.report(report, shortenedNet(ip))) return;
      const { part, version, kind, pattern } = report;
      logger.warn({ report: { part, version, kind, pattern } }, 'a browser reported an error');
    },
  });
}

function readReport(text: string): ErrorReport | null {
  try {
    return REPORT.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const RELEASE = z.object({ part: z.string().max(40), version: z.string().max(64) });

/** The address where a browser says that it shows a page of a release, and gets the token of its error report. */
export function releaseViews(app: FastifyInstance, reports: Pick<BrowserReports, 'view'>): void {
  app.post(VIEWS_PATH, ({ query, ip }, reply) => {
    const release = RELEASE.safeParse(query).data;
    const token = release ? reports.view(release, shortenedNet(ip)) : null;
    if (token === null) return reply.code(204).send();
    return reply.type('text/plain; charset=utf-8').send(token);
  });
}
