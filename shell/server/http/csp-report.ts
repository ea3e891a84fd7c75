import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { limitReports } from './report-limit';

const LIMIT_BYTES = 16 * 1024;
const LONGEST_ENTRY = 200;

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
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.post<{ Body: string | undefined }>(
    '/csp-report',
    { bodyLimit: LIMIT_BYTES, onRequest: limitReports(now) },
    ({ body }, reply) => {
      logger.warn({ report: summarise(body ?? '') }, 'content security policy violated');
      return reply.code(204).send();
    },
  );
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
  return typeof value === 'string' ? value.split(/[?#]/, 1)[0]?.slice(0, LONGEST_ENTRY) : undefined;
}
