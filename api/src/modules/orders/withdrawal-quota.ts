import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { netOf } from '@stillsam/http-server/net-address';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';
import { withdrawalsFull, withdrawalsFullOfNet } from './orders.errors';
import { WithdrawalEntity } from './withdrawal.entity';

/** Limit for one net: far more than one household or office sends. */
const OF_A_NET: RateLimit = { name: 'withdrawals', points: 20, seconds: 3600 };
/** Limit for all nets, of withdrawals without a known order: each sends a mail to an address that anyone can type. */
const MAX_PER_HOUR = 200;
/** Limits for one recipient, of receipts for withdrawals without a known order: anybody can type the address. */
const PAUSE_MINUTES = 15;
const MAX_MAILS_A_DAY = 3;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

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
    const ofThisHour = { orderId: IsNull(), createdAt: MoreThan(minutesAgo(60)) };
    if ((await manager.countBy(WithdrawalEntity, ofThisHour)) >= MAX_PER_HOUR) throw withdrawalsFull();
  }

  /** Whether an address may be mailed a receipt without a known order. Final under the lock of the address. */
  async mayMail(manager: EntityManager, email: string): Promise<boolean> {
    const ofToday = { email, orderId: IsNull(), isMailed: true, createdAt: MoreThan(minutesAgo(24 * 60)) };
    const mailed = await manager.findBy(WithdrawalEntity, ofToday);
    const hasRecent = mailed.some(({ createdAt }) => createdAt > minutesAgo(PAUSE_MINUTES));
    return !hasRecent && mailed.length < MAX_MAILS_A_DAY;
  }
}
