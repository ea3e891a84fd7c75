import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { netOf } from '../../common/net-address';
import { RateLimits, type RateLimit } from '../../common/rate-limits/rate-limits';
import { withdrawalsFull, withdrawalsFullOfNet } from './orders.errors';
import { countUnmatchedWithdrawals } from './withdrawals.repository';

/** Limit for one net: far more than one household or office sends. */
const OF_A_NET: RateLimit = { name: 'withdrawals', points: 20, seconds: 3600 };
/** Limit for all nets, of withdrawals without a known order: each sends a mail to an address that anyone can type. */
const MOST_AN_HOUR = 200;

/** Limits withdrawals, so that each accepted one can be mailed its receipt. */
@Injectable()
export class WithdrawalQuota {
  constructor(private readonly limits: RateLimits) {}

  /** @param address net address of the caller. @throws DomainError 429 TOO_MANY_REQUESTS. */
  async takeOfNet(address: string): Promise<void> {
    const wait = await this.limits.consume(OF_A_NET, netOf(address));
    if (wait > 0) throw withdrawalsFullOfNet(wait);
  }

  /** Parallel requests may exceed the cap by the number of connections. @throws DomainError 503 OVERLOADED. */
  async assertRoom(manager: EntityManager): Promise<void> {
    const count = await countUnmatchedWithdrawals(manager, MOST_AN_HOUR);
    if (count >= MOST_AN_HOUR) throw withdrawalsFull();
  }
}
