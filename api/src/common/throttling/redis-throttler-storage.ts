import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { MemoryThrottlerStorage, toRecord, type ThrottlerRecord } from './memory-throttler-storage';

const ANSWER_LIMIT_MS = 500;
const LONGEST_RECONNECT_MS = 5000;
const PREFIX = 'stillsam:throttle:';

/** Counts hits in Redis, for all processes together. While Redis is away each process counts for itself. */
export class RedisThrottlerStorage implements ThrottlerStorage {
  readonly #redis: Redis;
  readonly #meanwhile = new MemoryThrottlerStorage();
  #isAway = false;

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    this.#redis = new Redis(url, {
      keyPrefix: PREFIX,
      connectTimeout: ANSWER_LIMIT_MS,
      commandTimeout: ANSWER_LIMIT_MS,
      maxRetriesPerRequest: 0,
      // A request must not wait for a connection that is not there.
      enableOfflineQueue: false,
      retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, attempt * 200),
    });
    this.#redis.on('error', () => this.#tellAway());
    this.#redis.on('ready', () => (this.#isAway = false));
  }

  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerRecord> {
    try {
      // The first hit of a window sets its end; all three or none, so that no window is without one.
      const answers = await this.#redis.multi().set(key, 0, 'PX', ttl, 'NX').incr(key).pttl(key).exec();
      const [hits, left] = (answers ?? []).slice(1).map(([error, value]) => (error ? NaN : Number(value)));
      if (!hits || left === undefined || Number.isNaN(left)) throw new Error('Redis did not count');
      return toRecord(hits, left, limit);
    } catch {
      this.#tellAway();
      return this.#meanwhile.increment(key, ttl, limit);
    }
  }

  stop(): void {
    this.#redis.disconnect();
  }

  #tellAway(): void {
    if (!this.#isAway) this.logger.warn('Redis does not answer: this process counts requests for itself');
    this.#isAway = true;
  }
}
