import { netOf } from '@stillsam/http-server/net-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

const LIMIT_BYTES = 16 * 1024;
const LONGEST_ENTRY = 200;
const WINDOW_MS = 60_000;
const MOST_PER_NET = 20;
const MOST_IN_ALL = 200;
const ALL = 'all';

interface CspReportsOptions {
  logger: Pick<Logger, 'warn'>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Fastify plugin: `/csp-report` logs which directive a browser saw violated, and by what, never where or by whom, and
 * no query. Anybody may send a report, so the number logged in a minute is limited, per net and in all.
 */
export async function cspReports(
  app: FastifyInstance,
  { logger, now = () => performance.now() }: CspReportsOptions,
): Promise<void> {
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
  const limitRate = async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    if (isOver(netOf(ip), MOST_PER_NET) || isOver(ALL, MOST_IN_ALL))
      return reply.code(429).headers({ 'Retry-After': '60', Connection: 'close' }).send();
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.post<{ Body: string | undefined }>(
    '/csp-report',
    { bodyLimit: LIMIT_BYTES, onRequest: limitRate },
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
