import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { deriveKey } from '../../text/secret-token';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { storeClient } from './rate-limits.repository';

export interface RateLimit {
  /** Prefix of the limit's keys. */
  name: string;
  points: number;
  seconds: number;
  /** Seconds that a refusal lasts. Default: the rest of the window. */
  blockSeconds?: number;
  /** False: each process counts in memory, and nothing of the caller is stored. */
  isStored?: boolean;
}

/** Redis counts as unavailable when it responds later. The database has time limits of its own. */
const REDIS_TIMEOUT_MS = 500;
const MAX_RECONNECT_MS = 5000;

/**
 * Counts for all processes together, in Redis where it is configured and else in the database. While the store is
 * unavailable each process counts in memory. Keys are hashed, because they hold net and e-mail addresses.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  readonly #redis: Redis | undefined;
  readonly #secret: Buffer;

  constructor(
    @Inject(API_CONFIG) { redisUrl, jwt }: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
  ) {
    this.#secret = deriveKey(jwt.secret, 'rate limits');
    this.#redis = redisUrl ? this.#connect(redisUrl) : undefined;
  }

  /**
   * Counts a call before it is judged, so that parallel calls cannot exceed the limit.
   *
   * @returns seconds until another call is allowed; 0 when this one is.
   */
  async consume(limit: RateLimit, key: string): Promise<number> {
    try {
      await this.#limiterOf(limit).consume(this.#hash(key));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Subtracts one counted call. */
  async refund(limit: RateLimit, key: string): Promise<void> {
    await this.#limiterOf(limit).reward(this.#hash(key));
  }

  /** Clears the count of a key. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    await this.#limiterOf(limit).delete(this.#hash(key));
  }

  onApplicationShutdown(): void {
    this.#redis?.disconnect();
  }

  #limiterOf(limit: RateLimit): RateLimiterAbstract {
    const limiter = this.#limiters.get(limit.name) ?? this.#createLimiter(limit);
    this.#limiters.set(limit.name, limiter);
    return limiter;
  }

  #createLimiter({
    name,
    points,
    seconds,
    blockSeconds = 0,
    isStored = true,
  }: RateLimit): RateLimiterAbstract {
    const options = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds };
    const insuranceLimiter = new RateLimiterMemory(options);
    if (!isStored) return insuranceLimiter;
    if (this.#redis) return new RateLimiterRedis({ ...options, insuranceLimiter, storeClient: this.#redis });
    return new RateLimiterPostgres({
      ...options,
      insuranceLimiter,
      storeType: 'client',
      storeClient: storeClient(this.database),
      tableName: 'rate_limits',
      tableCreated: true,
      // The daily retention deletes expired rows.
      clearExpiredByTimeout: false,
    });
  }

  #connect(url: string): Redis {
    const redis = new Redis(url, {
      keyPrefix: 'stillsam:',
      connectTimeout: REDIS_TIMEOUT_MS,
      commandTimeout: REDIS_TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      // A request must not wait for a connection to a store that is down.
      enableOfflineQueue: false,
      retryStrategy: (attempt) => Math.min(MAX_RECONNECT_MS, attempt * 200),
    });
    const warn = () => this.logger.warn('Redis does not answer: this process counts requests for itself');
    redis.once('error', warn);
    redis.on('error', () => {});
    redis.on('ready', () => redis.once('close', warn));
    return redis;
  }

  #hash(key: string): string {
    return createHmac('sha256', this.#secret).update(key).digest('base64url');
  }
}
