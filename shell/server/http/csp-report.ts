import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '@stillsam/http-server/client-address';
import { netOf } from '@stillsam/http-server/net-address';
import type { Logger } from 'pino';

const LIMIT_BYTES = 16 * 1024;
const LONGEST_ENTRY = 200;
const WINDOW_MS = 60_000;
const MOST_PER_NET = 20;
const MOST_IN_ALL = 200;
const ALL = 'all';

interface ReportReaderOptions {
  logger: Pick<Logger, 'warn'>;
  /** How many proxies stand in front. */
  trustedHops: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Answers `/csp-report`: logs which directive a browser saw violated, and by what, never where or by whom, and no
 * query. Anybody may send a report, so only so many a minute are logged, of one net and in all.
 */
export function createReportReader({
  logger,
  trustedHops,
  now = () => performance.now(),
}: ReportReaderOptions) {
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

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const net = netOf(clientAddress(request, trustedHops));
    if (isOver(net, MOST_PER_NET) || isOver(ALL, MOST_IN_ALL))
      return void response.writeHead(429, { 'Retry-After': '60', Connection: 'close' }).end();
    const text = await readText(request);
    if (text === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
    logger.warn({ report: summarise(text) }, 'content security policy violated');
    response.writeHead(204).end();
  };
}

/** @returns undefined when it is too long. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LIMIT_BYTES) return undefined;
  }
  return text;
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
