import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { IsNull } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { OrderEntity } from '../orders/order.entity';
import { orderNotFound } from '../orders/orders.errors';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import type { PaymentProvider } from './payment-provider';
import { notPayable, paymentUnavailable } from './payments.errors';
import { lockOrder } from './payments.repository';
import { Settlement } from './settlement';
import { Shop } from './shop';

/**
 * Attempts to pay. The attempt is stored before the provider is asked, and the provider is asked by its key, so that
 * two tabs, ten clicks and a process that dies in between lead to one payment.
 */
@Injectable()
export class AttemptsService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly shop: Shop,
    private readonly settlement: Settlement,
  ) {}

  /** Begins to pay, or goes on with the attempt that is open. @returns the page to go to, also where nothing answers. */
  async begin(order: OrderEntity): Promise<string> {
    try {
      return await this.#begin(await this.shop.assertOpen(), order.id);
    } catch (error) {
      this.logger.warn({ order: order.id, reason: String(error) }, 'a payment could not begin');
      return this.waitingPage(order);
    }
  }

  /**
   * Tries again, after the provider was read: what is paid already is not paid twice.
   *
   * @throws DomainError 403 SHOP_CLOSED, 404, 409 PAYMENT_STATE_CONFLICT, 503 PAYMENT_UNAVAILABLE.
   */
  async tryAgain(ref: string): Promise<{ url: string }> {
    const provider = await this.shop.assertOpen();
    const order = await this.database.repository(OrderEntity).findOneBy({ ref });
    if (!order) throw orderNotFound();
    try {
      await this.settlement.settle(order.id);
    } catch (error) {
      throw paymentUnavailable(error);
    }
    return { url: await this.#begin(provider, order.id) };
  }

  waitingPage({ ref }: OrderEntity): string {
    return new URL(`/checkout?order=${ref}`, this.config.siteOrigin).href;
  }

  async #begin(provider: PaymentProvider, orderId: string): Promise<string> {
    const { order, attempt } = await this.database.transaction(async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (locked.status !== 'placed' && locked.status !== 'expired') throw notPayable();
      const attempts = await manager.findBy(PaymentAttemptEntity, { orderId });
      const open = attempts.find(({ state }) => state === 'open');
      if (open) return { order: locked, attempt: open };
      if (locked.status === 'expired') await manager.save(Object.assign(locked, { status: 'placed' }));
      const n = attempts.length + 1;
      const made = { orderId, n, provider: provider.name, key: `${locked.number}.${n}` };
      return { order: locked, attempt: await manager.save(manager.create(PaymentAttemptEntity, made)) };
    });
    if (attempt.ref) return attempt.url ?? this.waitingPage(order);
    return this.#start(provider, order, attempt);
  }

  /**
   * An attempt that cannot start is over: nobody has been given its page, so nobody can pay on it, and providers repeat
   * even a failure for its key.
   */
  async #start(
    provider: PaymentProvider,
    order: OrderEntity,
    { id, key }: PaymentAttemptEntity,
  ): Promise<string> {
    const attempts = this.database.repository(PaymentAttemptEntity);
    try {
      const { ref, url } = await provider.start({
        key,
        number: order.number,
        email: order.email,
        lines: order.lines,
        totalOre: order.totalOre,
        returnUrl: this.waitingPage(order),
      });
      await attempts.update({ id }, { ref, url });
      return url;
    } catch (error) {
      await attempts.update({ id, ref: IsNull(), state: 'open' }, { state: 'failed', finalAt: new Date() });
      throw paymentUnavailable(error);
    }
  }
}
