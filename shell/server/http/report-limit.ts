import { netOf } from '@stillsam/http-server/net-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MOST_PER_NET = 20;
const MOST_IN_ALL = 200;
const ALL = 'all';

/**
 * Anybody may send a report: how many are read in a minute is limited, per net and in all.
 *
 * @param now milliseconds of a monotonic clock.
 * @returns a hook that answers 429 to what is over.
 */
export function limitReports(now = () => performance.now()) {
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
    if (isOver(netOf(ip), MOST_PER_NET) || isOver(ALL, MOST_IN_ALL))
      return reply.code(429).headers({ 'Retry-After': '60', Connection: 'close' }).send();
  };
}
