import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { Database } from '../../database/database';
import { isId, lockById } from '../../database/ids';
import { LedgerEntryEntity } from '../payments/ledger-entry.entity';
import { PaymentAttemptEntity } from '../payments/payment-attempt.entity';
import { PaymentDisputeEntity, PaymentRefundEntity } from '../payments/payment-returns.entity';
import { findReturnable } from '../payments/payments.repository';
import { toRefund } from '../payments/refunds.service';
import { Receipts } from '../purchases/receipts';
import type {
  AdminOrderDetailDto,
  AdminOrderDto,
  ChangeOrderDto,
  OrderListDto,
  OrdersQueryDto,
} from './admin-orders.dto';
import {
  findMailsAbout,
  findNeeds,
  findOrders,
  findStrayMoney,
  handleStrayMoney,
  type FoundOrder,
} from './admin-orders.repository';
import { OrderEntity } from './order.entity';
import { toOrder } from './orders.dto';
import { timelineOf } from './order-timeline';
import { notPaid, orderNotFound } from './orders.errors';
import { WithdrawalEntity } from './withdrawal.entity';
import { findChanges } from './withdrawals.repository';
import { WithdrawalsService } from './withdrawals.service';

const MAX_STRAY = 50;
const STRAY_ID = /^(attempt|notice)-\d{1,18}$/;
const OLDEST_FIRST = { id: 'ASC' } as const;

/** Orders for admins. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  /** The search covers number, receipt and address. */
  async list(query: OrdersQueryDto): Promise<OrderListDto> {
    const { manager } = this.database;
    const search = query.search?.trim();
    const { found, count } = await findOrders(manager, query, search ? containing(search) : null);
    const orders = await manager.findBy(OrderEntity, { id: In(found.map(({ id }) => id)) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const stray = await findStrayMoney(manager, MAX_STRAY);
    return {
      orders: found.flatMap((one) => {
        const order = byId.get(one.id);
        return order ? [describe(order, one)] : [];
      }),
      stray_money: stray,
      pagination: toPagination(query.page, query.limit, count),
    };
  }

  /** @throws DomainError 404. */
  async read(id: string): Promise<AdminOrderDetailDto> {
    const { manager } = this.database;
    const order = isId(id) ? await manager.findOneBy(OrderEntity, { id }) : null;
    const found = order && (await findNeeds(manager, id));
    if (!order || !found) throw orderNotFound();
    const of = { where: { orderId: id }, order: OLDEST_FIRST };
    const attempts = await manager.find(PaymentAttemptEntity, of);
    const refunds = await manager.find(PaymentRefundEntity, of);
    const disputes = await manager.find(PaymentDisputeEntity, of);
    const ledger = await manager.find(LedgerEntryEntity, of);
    const withdrawals = await manager.find(WithdrawalEntity, of);
    // Those of an order that a refund ended were handled by it, which has an entry of its own.
    const marked = withdrawals.filter(({ status }) => status === 'handled' && order.status !== 'withdrawn');
    const handled = await findChanges(
      manager,
      marked.map((one) => one.id),
    );
    const mails = await findMailsAbout(manager, order.receiptNumber);
    return {
      ...describe(order, found),
      note: order.note,
      refundable_ore: Math.max(0, (await findReturnable(manager, id))?.ore ?? 0),
      timeline: timelineOf({ order, attempts, refunds, disputes, withdrawals, handled, mails }),
      attempts: attempts.map(({ n, provider, ref, state, method, problem, createdAt, finalAt }) => {
        return { n, provider, ref, state, method, problem, created_at: createdAt, final_at: finalAt };
      }),
      ledger: ledger.map(({ at, kind, ore, number, ref }) => ({ at, kind, ore, number, ref })),
      disputes: disputes.map(({ ref, ore, state, dueAt }) => ({ ref, ore, state, due_at: dueAt })),
      refunds: refunds.map(toRefund),
      withdrawals: await this.withdrawals.describe(withdrawals),
    };
  }

  /** @throws DomainError 404. */
  async change(id: string, { note, email }: ChangeOrderDto): Promise<AdminOrderDetailDto> {
    await this.database.transaction(async (manager) => {
      const order = await lockById(manager, OrderEntity, id);
      if (!order) throw orderNotFound();
      const changed = { note: note ?? order.note, email: email ?? order.email, updatedAt: new Date() };
      await manager.save(Object.assign(order, changed));
    });
    return this.read(id);
  }

  /** @param id of an entry of stray money. @throws DomainError 404. */
  async handleMoney(id: string): Promise<void> {
    if (!STRAY_ID.test(id) || !(await handleStrayMoney(this.database.manager, id))) throw orderNotFound();
  }

  /** @returns the address. @throws DomainError 404, 409 ORDER_STATUS_CONFLICT. */
  async mailAgain(id: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const order = await lockById(manager, OrderEntity, id);
      if (!order) throw orderNotFound();
      if (!order.receiptNumber) throw notPaid();
      await this.receipts.mail(manager, order);
      return order.email;
    });
  }
}

const describe = (order: OrderEntity, { needs, kept_ore, is_withdrawn }: FoundOrder): AdminOrderDto => ({
  id: order.id,
  ...toOrder(order),
  updated_at: order.updatedAt,
  needs,
  kept_ore,
  is_withdrawn,
});
