import { netOf } from '@stillsam/http-server/net-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

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
export function reportRoute(app: FastifyInstance, { path, limitBytes, now, take }: ReportRoute): void {
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
