import { Inject, Injectable } from '@nestjs/common';
import { getStorageToken, type ThrottlerStorage } from '@nestjs/throttler';
import type { EntityManager } from 'typeorm';
import { netOf } from '../../common/net-address';
import { withdrawalsFull, withdrawalsFullOfNet } from './orders.errors';

const HOUR_MS = 60 * 60_000;
/** Far more than one household or office withdraws, and far less than all together. */
const MOST_AN_HOUR_OF_A_NET = 20;
/** Of all nets, of withdrawals that name no known order: each sends a mail to an address that anyone can type. */
const MOST_AN_HOUR = 200;

/** Bounds how many withdrawals are taken, so that each one taken can have its receipt by mail. */
@Injectable()
export class WithdrawalQuota {
  constructor(@Inject(getStorageToken()) private readonly storage: ThrottlerStorage) {}

  /** @param address net address of the caller. @throws DomainError 429 TOO_MANY_REQUESTS. */
  async takeOfNet(address: string): Promise<void> {
    const key = `withdrawals of an hour ${netOf(address)}`;
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      key,
      HOUR_MS,
      MOST_AN_HOUR_OF_A_NET,
      HOUR_MS,
      'withdrawals',
    );
    if (isBlocked) throw withdrawalsFullOfNet(timeToBlockExpire);
  }

  /** Parallel requests may pass the cap by as many as there are connections. @throws DomainError 503 OVERLOADED. */
  async assertRoom(manager: EntityManager): Promise<void> {
    const [row]: { count: number }[] = await manager.query(
      `SELECT count(*)::integer AS count FROM (
         SELECT FROM withdrawals WHERE order_id IS NULL AND created_at > now() - interval '1 hour' LIMIT $1
       ) AS taken`,
      [MOST_AN_HOUR],
    );
    if ((row?.count ?? 0) >= MOST_AN_HOUR) throw withdrawalsFull();
  }
}
