import { netOf, shortenedNet } from '@stillsam/http-server/net-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ERROR_KINDS, ERROR_REPORTS_PATH, type ErrorReport } from '../../src/errors/report-errors';
import { VIEWS_PATH } from '../../src/views/view-token';
import type { BrowserReports } from '../releases/browser-reports';

const CSP_LIMIT_BYTES = 16 * 1024;
const MAX_ENTRY_LENGTH = 200;

interface CspReportsOptions {
  logger: Pick<Logger, 'warn'>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Fastify plugin: `/csp-report` logs which directive a browser saw violated, and by what, never where or by whom, and
 * no query.
 */
export async function cspReports(app: FastifyInstance, { logger, now }: CspReportsOptions): Promise<void> {
  reportRoute(app, {
    path: '/csp-report',
    limitBytes: CSP_LIMIT_BYTES,
    now,
    take: (body) => logger.warn({ report: summarise(body) }, 'content security policy violated'),
  });
}

function summarise(text: string): Record<string, unknown> {
  try {
    const parsed: { 'csp-report'?: Record<string, unknown> } = JSON.parse(text);
    const report = parsed['csp-report'] ?? {};
    return { directive: bare(report['violated-directive']), blocked: bare(report['blocked-uri']) };
  } catch {
    return { directive: 'unreadable' };
  }
}

/** Without query and fragment, which may hold what somebody searched for, or a token. */
function bare(value: unknown): string | undefined {
  return typeof value === 'string' ? value.split(/[?#]/, 1)[0]?.slice(0, MAX_ENTRY_LENGTH) : undefined;
}

interface ReleaseErrorsOptions {
  reports: Pick<BrowserReports, 'report'>;
  logger: Pick<Logger, 'warn'>;
}

const ERROR_LIMIT_BYTES = 1024;

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
    limitBytes: ERROR_LIMIT_BYTES,
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

const WINDOW_MS = 60_000;
const MAX_PER_NET = 20;
const MAX_TOTAL = 200;
const ALL = 'all';

interface ReportRoute {
  path: string;
  limitBytes: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  take: (body: string, request: FastifyRequest) => void;
}

/** Takes the reports that browsers post to an address, of whatever content type. The app has this route alone. */
function reportRoute(app: FastifyInstance, { path, limitBytes, now, take }: ReportRoute): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.post<{ Body: string | undefined }>(
    path,
    { bodyLimit: limitBytes, onRequest: limitReports(now) },
    (request, reply) => {
      take(request.body ?? '', request);
      return reply.code(204).send();
    },
  );
}

/**
 * Anybody may send a report: how many are read in a minute is limited, per net and in all.
 *
 * @param now milliseconds of a monotonic clock.
 * @returns a hook that answers 429 to what is over.
 */
function limitReports(now = () => performance.now()) {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: 10_000 });
  const isOver = (key: string, most: number): boolean => {
    let window = counts.get(key);
    if (!window || window.endsAt <= now()) {
      window = { count: 0, endsAt: now() + WINDOW_MS };
      counts.set(key, window);
    }
    window.count += 1;
    return window.count > most;
  };
  return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    if (isOver(netOf(ip), MAX_PER_NET) || isOver(ALL, MAX_TOTAL))
      return reply.code(429).headers({ 'Retry-After': '60', Connection: 'close' }).send();
  };
}
