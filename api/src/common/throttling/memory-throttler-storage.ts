import type { ThrottlerStorage } from '@nestjs/throttler';
import { LRUCache } from 'lru-cache';

interface Window {
  hits: number;
  endsAt: number;
}

export type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** A caller who has as many addresses as that pushes the oldest out, rather than the process over its memory. */
const MOST_WINDOWS = 50_000;

/** Counts hits in the memory of one process. */
export class MemoryThrottlerStorage implements ThrottlerStorage {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_WINDOWS });

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  increment(key: string, ttl: number, limit: number): Promise<ThrottlerRecord> {
    const now = this.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + ttl };
      this.#windows.set(key, window);
    }
    window.hits += 1;
    return Promise.resolve(toRecord(window.hits, window.endsAt - now, limit));
  }
}

/** @param leftMs until the window ends. */
export function toRecord(totalHits: number, leftMs: number, limit: number): ThrottlerRecord {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  return { totalHits, timeToExpire: seconds, isBlocked: totalHits > limit, timeToBlockExpire: seconds };
}
