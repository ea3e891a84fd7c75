import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { reportRoute } from './report-route';

const LIMIT_BYTES = 16 * 1024;
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
    limitBytes: LIMIT_BYTES,
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
