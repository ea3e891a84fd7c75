import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { readIdempotencyKey } from '../../contract/idempotency-key';
import { Database } from '../../database/database';
import { constraintOf } from '../../database/database-errors';
import { LOGGER } from '../../observability/logger';
import type { RefundDto, RefundRequestDto } from '../orders/admin-orders.dto';
import { OrderEntity } from '../orders/order.entity';
import { keyMissing, keyReused, orderNotFound } from '../orders/orders.errors';
import { PaymentRefundEntity } from './payment-returns.entity';
import { nothingPaid, refundTooLarge } from './payments.errors';
import { findReturnable, lockOrder } from './payments.repository';
import { Settlement } from './settlement';

/** Refunds that an admin asks for. */
@Injectable()
export class RefundsService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly settlement: Settlement,
  ) {}

  /**
   * Stores a refund and then asks the provider for it; where that does not answer, the sweeper asks again.
   *
   * @throws DomainError 400, 404, 409 PAYMENT_STATE_CONFLICT, REFUND_TOO_LARGE, 422.
   */
  async ask(
    number: string,
    header: string | undefined,
    { amount_ore }: RefundRequestDto,
  ): Promise<RefundDto> {
    const key = `asked:${readIdempotencyKey(header, keyMissing)}`;
    const order = await this.database.repository(OrderEntity).findOneBy({ number });
    if (!order) throw orderNotFound();
    const refund = await this.#store(order.id, key, amount_ore);
    await this.settlement.settleAttempt(refund.attemptId).catch((error: unknown) => {
      this.logger.warn({ order: order.id, reason: String(error) }, 'a refund waits for the provider');
    });
    return toRefund(await this.database.repository(PaymentRefundEntity).findOneByOrFail({ id: refund.id }));
  }

  async #store(orderId: string, key: string, ore: number): Promise<PaymentRefundEntity> {
    try {
      return await this.database.transaction(async (manager) => {
        await lockOrder(manager, orderId);
        const known = await manager.findOneBy(PaymentRefundEntity, { key });
        if (known && (known.ore !== ore || known.orderId !== orderId)) throw keyReused();
        if (known) return known;
        const returnable = await findReturnable(manager, orderId);
        if (!returnable) throw nothingPaid();
        const { attemptId } = returnable;
        const made = { orderId, attemptId, key, ore, cause: 'asked' as const, state: 'pending' as const };
        return manager.save(manager.create(PaymentRefundEntity, made));
      });
    } catch (error) {
      // The database compares the amount with the ledger.
      if (constraintOf(error) === 'refund_within_paid') throw refundTooLarge();
      throw error;
    }
  }
}

export function toRefund({ id, ore, state, cause, number, createdAt }: PaymentRefundEntity): RefundDto {
  return { id, ore, state, cause, number, created_at: createdAt };
}
