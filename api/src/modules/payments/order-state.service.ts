import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { GuideLibrary } from '../guides/guide-library';
import { OrderEntity } from '../orders/order.entity';
import { orderNotFound } from '../orders/orders.errors';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import type { BuyerState, OrderStateDto } from './payments.controller';
import { Settlement } from './settlement';

/** What a buyer is told about an order while it is being paid. */
@Injectable()
export class OrderStateService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly library: GuideLibrary,
    private readonly settlement: Settlement,
  ) {}

  /** Reads the provider while the order is open. @throws DomainError 404 ORDER_NOT_FOUND. */
  async read(ref: string): Promise<OrderStateDto> {
    const orders = this.database.repository(OrderEntity);
    const found = await orders.findOneBy({ ref });
    if (!found) throw orderNotFound();
    // Without the provider the last known state is told, which says that it waits.
    await this.settlement.settle(found.id).catch((error: unknown) => {
      this.logger.warn({ order: found.id, reason: String(error) }, 'a payment could not be read');
    });
    const order = await orders.findOneByOrFail({ id: found.id });
    const attempts = await this.database
      .repository(PaymentAttemptEntity)
      .find({ where: { orderId: order.id }, order: { n: 'ASC' } });
    const own = attempts.find(({ state, problem }) => state === 'paid' && !problem) ?? attempts.at(-1);
    const bought = new Set(order.lines.map(({ id }) => id));
    return {
      number: order.number,
      state: stateOf(order, own),
      total_ore: order.totalOre,
      method: own?.method ?? null,
      can_retry: canRetry(order, own),
      guides: this.library
        .list()
        .filter(({ product }) => bought.has(product))
        .map(({ slug, title }) => ({ slug, title })),
      is_test: order.isTest,
    };
  }
}

function stateOf({ status }: OrderEntity, attempt: PaymentAttemptEntity | undefined): BuyerState {
  if (status === 'paid') return 'paid';
  if (status === 'refunded' || status === 'withdrawn') return 'refunded';
  if (attempt?.state === 'open' || !attempt) return status === 'expired' ? 'expired' : 'waiting';
  return attempt.state === 'expired' || status === 'expired' ? 'expired' : 'failed';
}

/** An open attempt without its page was sent in: the provider waits for the money. */
function canRetry({ status }: OrderEntity, attempt: PaymentAttemptEntity | undefined): boolean {
  if (status !== 'placed' && status !== 'expired') return false;
  return attempt?.state !== 'open' || attempt.url !== null || attempt.ref === null;
}
