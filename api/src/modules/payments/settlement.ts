import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { API_METRICS, type ApiMetrics } from '../../observability/api-metrics';
import { LOGGER } from '../../observability/logger';
import { MailService } from '../mail/mail.service';
import type { OrderEntity } from '../orders/order.entity';
import { WithdrawalEntity } from '../orders/withdrawal.entity';
import { Receipts } from '../purchases/receipts';
import { applyDisputes, applyRefunds } from './apply-returns';
import { PaymentAttemptEntity, type MoneyProblem } from './payment-attempt.entity';
import { type PaymentReading, RefundRefused } from './payment-provider';
import { PaymentRefundEntity } from './payment-returns.entity';
import { lockOrder, returnedOf, takeNumber, writeEntry } from './payments.repository';
import { refundMail } from './refund.mails';
import { Shop } from './shop';

/** Money may come for an attempt that failed or expired. */
const LATE_MS = 86_400_000;

/**
 * Brings an order to what its provider says. Notices, the page that the buyer returns to and the sweeper all call
 * {@link settle}; it reads first and then applies under the lock of the order. States only move forward and each
 * movement has one entry, so an older reading, or the same one again, changes nothing.
 */
@Injectable()
export class Settlement {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(API_METRICS) private readonly metrics: ApiMetrics | null,
    private readonly database: Database,
    private readonly shop: Shop,
    private readonly receipts: Receipts,
    private readonly mails: MailService,
  ) {}

  /** Settles every attempt of an order that can still change. @throws while the provider does not answer. */
  async settle(orderId: string): Promise<void> {
    const attempts = await this.database
      .repository(PaymentAttemptEntity)
      .findBy({ orderId, state: Not('paid') });
    for (const { id, finalAt } of attempts)
      if (!finalAt || finalAt.getTime() > Date.now() - LATE_MS) await this.settleAttempt(id);
  }

  /** Settles one attempt, also a final one. @throws while the provider does not answer. */
  async settleAttempt(id: string): Promise<void> {
    const { provider } = this.shop;
    const attempt = await this.database.repository(PaymentAttemptEntity).findOneByOrFail({ id });
    if (!attempt.ref || provider?.name !== attempt.provider) return;
    const reading = await provider.read(attempt.ref);
    const problem = await this.database.transaction((manager) => this.#apply(manager, attempt, reading));
    if (problem) {
      this.metrics?.countMoneyProblem(problem);
      this.logger.error(
        { order: attempt.orderId, problem, site: this.config.siteOrigin },
        'money came that paid for no order',
      );
    }
    await this.#sendRefunds(id);
    await this.#endOthers(attempt.orderId);
  }

  /** @returns the problem of money that was found now. */
  async #apply(
    manager: EntityManager,
    { id, orderId }: PaymentAttemptEntity,
    reading: PaymentReading,
  ): Promise<MoneyProblem | null> {
    const order = await lockOrder(manager, orderId);
    const attempt = await manager.findOneByOrFail(PaymentAttemptEntity, { id });
    const wasPaid = attempt.state === 'paid';
    attempt.readAt = new Date();
    attempt.method = reading.method ?? attempt.method;
    if (reading.state === 'open' && attempt.state === 'open' && reading.isPending) attempt.url = null;
    if (reading.state === 'paid' && !wasPaid) await this.#takeMoney(manager, order, attempt, reading);
    else if (reading.state !== 'open' && attempt.state === 'open')
      Object.assign(attempt, { state: reading.state, finalAt: new Date() });
    await manager.save(attempt);
    if (attempt.state === 'paid' && reading.currency === 'sek')
      await this.#applyReturns(manager, order, attempt, reading);
    return wasPaid ? null : attempt.problem;
  }

  async #takeMoney(
    manager: EntityManager,
    order: OrderEntity,
    attempt: PaymentAttemptEntity,
    { currency, ore, paymentRef }: PaymentReading,
  ): Promise<void> {
    if (!paymentRef) throw new Error('The provider says paid and names no payment');
    const isFirst = order.status === 'placed' || order.status === 'expired';
    const problem: MoneyProblem | null =
      currency !== 'sek' ? 'currency' : ore !== order.totalOre ? 'amount' : isFirst ? null : 'second';
    Object.assign(attempt, { state: 'paid', paymentRef, problem, finalAt: new Date(), url: null });
    await manager.save(attempt);
    if (problem === 'currency') return;
    const number = problem ? null : await takeNumber(manager, '', order.isTest);
    await writeEntry(manager, {
      orderId: order.id,
      attemptId: attempt.id,
      kind: 'paid',
      ore,
      ref: paymentRef,
      number,
    });
    if (problem === 'second') {
      const { id, orderId } = attempt;
      const refund = { orderId, attemptId: id, ore, cause: 'second' as const, key: `second:${id}` };
      await insertNew(manager, PaymentRefundEntity, refund);
    }
    if (number) await this.#deliver(manager, order, number);
  }

  /** The receipt, and with it the right to the goods: all or nothing with the payment. */
  async #deliver(manager: EntityManager, order: OrderEntity, receiptNumber: string): Promise<void> {
    const now = new Date();
    Object.assign(order, { status: 'paid', confirmedAt: now, updatedAt: now, receiptNumber, isMailed: true });
    await manager.save(order);
    await this.receipts.mail(manager, order);
  }

  async #applyReturns(
    manager: EntityManager,
    order: OrderEntity,
    attempt: PaymentAttemptEntity,
    { feeOre, disputes = [], refunds }: Partial<PaymentReading> & Pick<PaymentReading, 'refunds'>,
  ): Promise<void> {
    const { id: attemptId, orderId, paymentRef } = attempt;
    if (feeOre && paymentRef)
      await writeEntry(manager, { orderId, attemptId, kind: 'fee', ore: feeOre, ref: paymentRef });
    await applyDisputes(manager, attempt, disputes);
    const returned = await applyRefunds(manager, attempt, refunds, order.isTest);
    for (const refund of returned)
      await this.mails.enqueue(manager, { to: order.email, template: refundMail, data: { order, refund } });
    if (order.status !== 'paid' || (await returnedOf(manager, orderId)) < order.totalOre) return;
    const { affected } = await manager.update(WithdrawalEntity, { orderId }, { status: 'handled' });
    await manager.save(
      Object.assign(order, { status: affected ? 'withdrawn' : 'refunded', updatedAt: new Date() }),
    );
  }

  /** Asks the provider for the refunds that it has not named yet. The others it has just been read for. */
  async #sendRefunds(attemptId: string): Promise<void> {
    const { provider } = this.shop;
    const repository = this.database.repository(PaymentRefundEntity);
    const attempt = await this.database.repository(PaymentAttemptEntity).findOneByOrFail({ id: attemptId });
    const waiting = await repository.findBy({ attemptId, state: 'pending', ref: IsNull() });
    if (!provider || !attempt.paymentRef || waiting.length === 0) return;
    for (const { id, ore, key } of waiting) {
      try {
        const reading = await provider.refund({ paymentRef: attempt.paymentRef, ore, key });
        await this.database.transaction(async (manager) => {
          const order = await lockOrder(manager, attempt.orderId);
          await this.#applyReturns(manager, order, attempt, { refunds: [{ ...reading, key }] });
        });
      } catch (error) {
        if (!(error instanceof RefundRefused)) throw error;
        this.logger.error({ order: attempt.orderId, reason: error.message }, 'a refund was refused');
        await repository.update({ id, state: 'pending' }, { state: 'failed', finalAt: new Date() });
      }
    }
  }

  /** Whoever has paid shall not be able to pay once more in another tab. */
  async #endOthers(orderId: string): Promise<void> {
    const attempts = await this.database.repository(PaymentAttemptEntity).findBy({ orderId });
    if (!attempts.some(({ state }) => state === 'paid')) return;
    for (const { state, ref } of attempts) if (state === 'open' && ref) await this.shop.provider?.expire(ref);
  }
}
