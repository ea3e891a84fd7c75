import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { In, Not } from 'typeorm';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { LOGGER } from '../../observability/logger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import { PaymentNoticeEntity } from './payment-notice.entity';
import type { BalanceChange } from './payment-provider';
import { claimComparison } from './payments.repository';
import { Settlement } from './settlement';
import { Shop } from './shop';

/** Longer than a day, so that a day without the API, or a comparison that failed, is made up for. */
const COMPARED_DAYS = 3;

/** Compares the ledger with the provider's balance, and settles what the ledger lacks. */
@Injectable()
export class Comparison {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly shop: Shop,
    private readonly settlement: Settlement,
  ) {}

  /** @param day `YYYY-MM-DD`; the second time on a day it does nothing. */
  async runDaily(day: string): Promise<void> {
    if (await claimComparison(this.database.manager, day)) await this.run();
  }

  /** @returns how many movements the ledger lacks also afterwards. */
  async run(): Promise<number> {
    const { provider } = this.shop;
    if (!provider) return 0;
    const changes = await provider.changesSince(new Date(Date.now() - COMPARED_DAYS * 86_400_000));
    for (const change of await this.#missingOf(changes)) await this.#settle(provider.name, change);
    const missing = await this.#missingOf(changes);
    if (missing.length > 0)
      this.logger.error(
        { missing: missing.map(({ ref }) => ref) },
        'the ledger lacks movements of the provider',
      );
    return missing.length;
  }

  async #missingOf(changes: BalanceChange[]): Promise<BalanceChange[]> {
    const entries = await this.database
      .repository(LedgerEntryEntity)
      .findBy({ kind: Not('fee'), ref: In(changes.map(({ ref }) => ref)) });
    const known = new Map(entries.map(({ kind, ref, ore }) => [`${kind} ${ref}`, ore]));
    const cameBack = new Set(changes.filter(({ kind }) => kind === 'refund_failed').map(({ ref }) => ref));
    // A refund that came back before we knew of it has moved nothing.
    const isUndone = (ref: string) => cameBack.has(ref) && !known.has(`refund ${ref}`);
    return changes.filter(({ kind, ref, ore }) => known.get(`${kind} ${ref}`) !== ore && !isUndone(ref));
  }

  async #settle(provider: string, { key, paymentRef, ref, kind }: BalanceChange): Promise<void> {
    const where = [...(key ? [{ key }] : []), ...(paymentRef ? [{ provider, paymentRef }] : [])];
    const attempt = where.length
      ? await this.database.repository(PaymentAttemptEntity).findOne({ where })
      : null;
    if (attempt) return this.settlement.settleAttempt(attempt.id);
    // Money that we did not ask for is shown as money without an order.
    const notice = {
      provider,
      eventId: `balance:${ref}`,
      kind: `balance.${kind}`,
      ref,
      problem: 'unknown' as const,
    };
    await insertNew(this.database.manager, PaymentNoticeEntity, notice);
  }
}
