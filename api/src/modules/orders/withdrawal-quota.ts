import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { netOf } from '@stillsam/http-server/net-address';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';
import { withdrawalsFull, withdrawalsFullOfNet } from './orders.errors';
import { countUnmatchedReceipts, countUnmatchedWithdrawals } from './withdrawals.repository';

/** Limit for one net: far more than one household or office sends. */
const OF_A_NET: RateLimit = { name: 'withdrawals', points: 20, seconds: 3600 };
/** Limit for all nets, of withdrawals without a known order: each sends a mail to an address that anyone can type. */
const MAX_PER_HOUR = 200;
/** Limits for one recipient, of receipts for withdrawals without a known order: anybody can type the address. */
const PAUSE_MINUTES = 15;
const MAX_MAILS_A_DAY = 3;

/** Limits withdrawals, and mails to one recipient. */
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
    const count = await countUnmatchedWithdrawals(manager, MAX_PER_HOUR);
    if (count >= MAX_PER_HOUR) throw withdrawalsFull();
  }

  /** Whether an address may be mailed a receipt without a known order. Final under the lock of the address. */
  async mayMail(manager: EntityManager, email: string): Promise<boolean> {
    const { recent, today } = await countUnmatchedReceipts(manager, email, PAUSE_MINUTES);
    return recent === 0 && today < MAX_MAILS_A_DAY;
  }
}
