import { Inject, Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import type { Logger } from 'pino';
import { IsNull } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { Comparison } from './comparison';
import { NoticesService } from './notices.service';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import { claimAttempts, expireOrders, findUnfinished, findUnsettledNotices } from './payments.repository';
import { Settlement } from './settlement';
import { Shop } from './shop';

/** Read at once, so that a slow provider does not hold up the turn. */
const LANES = 5;
const AT_ONCE = 50;

/**
 * Reads the provider about everything that is not final, so that a lost notice or a process that ended costs a minute.
 * Processes share the work: each takes rows that no other one has.
 */
@Injectable()
export class PaymentSweeper extends RepeatedTask {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly shop: Shop,
    private readonly settlement: Settlement,
    private readonly notices: NoticesService,
    private readonly comparison: Comparison,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    if (!this.shop.provider) return undefined;
    return {
      run: () => this.sweep(),
      everyMs: this.config.payments.sweepSeconds * 1000,
      onFailure: (error) => {
        if (!isDatabaseUnavailable(error))
          this.logger.error({ reason: String(error) }, 'open payments could not be read');
      },
    };
  }

  /** One turn: attempts, refunds, notices, orders that nobody paid for, and once a day the balance. */
  async sweep(): Promise<void> {
    const { provider } = this.shop;
    if (!provider) return;
    const { manager } = this.database;
    const about = { seconds: this.config.payments.sweepSeconds, limit: AT_ONCE };
    for (;;) {
      const claimed = await claimAttempts(manager, provider.name, about);
      await this.#each(claimed, (id) => this.#read(id));
      if (claimed.length < AT_ONCE) break;
    }
    await this.#each(await findUnfinished(manager, provider.name, AT_ONCE), (id) =>
      this.settlement.settleAttempt(id),
    );
    await this.#each(await findUnsettledNotices(manager, AT_ONCE), (id) => this.notices.settle(id));
    await expireOrders(manager);
    await this.comparison.runDaily(swedishDay(new Date()));
  }

  async #read(id: string): Promise<void> {
    const attempts = this.database.repository(PaymentAttemptEntity);
    // Its process ended before the answer, so nobody has its page.
    await attempts.update({ id, ref: IsNull(), state: 'open' }, { state: 'failed', finalAt: new Date() });
    await this.settlement.settleAttempt(id);
  }

  /** One that fails is logged and looked at again in a later turn. */
  async #each(rows: readonly { id: string }[], work: (id: string) => Promise<void>): Promise<void> {
    const waiting = [...rows];
    const lane = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
        await work(row.id).catch((error: unknown) => {
          this.logger.warn({ reason: String(error) }, 'a payment could not be settled');
        });
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
}
