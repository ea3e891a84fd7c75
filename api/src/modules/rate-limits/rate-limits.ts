import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { deriveKey } from '../../text/secret-token';
import { Database } from '../../database/database';

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

/**
 * Counts for all processes together, in the database. While it is unavailable each process counts in memory. Keys are
 * hashed, because they hold net and e-mail addresses.
 */
@Injectable()
export class RateLimits {
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  readonly #secret: Buffer;

  constructor(
    @Inject(API_CONFIG) { jwt }: ApiConfig,
    private readonly database: Database,
  ) {
    this.#secret = deriveKey(jwt.secret, 'rate limits');
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
    return new RateLimiterPostgres({
      ...options,
      insuranceLimiter,
      storeType: 'typeorm',
      storeClient: this.database.source,
      tableName: 'rate_limits',
      tableCreated: true,
      // The daily retention deletes expired rows.
      clearExpiredByTimeout: false,
    });
  }

  #hash(key: string): string {
    return createHmac('sha256', this.#secret).update(key).digest('base64url');
  }
}
