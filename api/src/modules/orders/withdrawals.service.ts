import { Injectable } from '@nestjs/common';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { netOf } from '@stillsam/http-server/net-address';
import { LEGAL_FIGURES } from '@stillsam/legal-figures';
import { In, MoreThan } from 'typeorm';
import { isId, lockById } from '../../database/ids';
import { takePage, toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { Database } from '../../database/database';
import { MailService } from '../mail/mail.service';
import { findMoneyBack } from '../payments/payments.repository';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';
import { makeNumber, readNumber } from './numbers';
import { OrderEntity } from './order.entity';
import { lockByName } from './orders.repository';
import { refundDue, withdrawalNotFound, withdrawalsFull, withdrawalsFullOfNet } from './orders.errors';
import { withdrawalMail } from './orders.mails';
import { WithdrawalEntity } from './withdrawal.entity';
import type {
  ChangeWithdrawalDto,
  WithdrawalDto,
  WithdrawalListDto,
  WithdrawalReceiptDto,
  WithdrawalsQueryDto,
  WithdrawDto,
} from './withdrawals.dto';
import { hasRoom, mayMail } from './withdrawals.repository';

/** Limit for one net: far more than one household or office sends. */
export const OF_A_NET: RateLimit = { name: 'withdrawals', points: 20, seconds: 3600 };
const DAY_MS = 86_400_000;
const REFUND_MS = LEGAL_FIGURES.refundDays * DAY_MS;
const FOUND = `Vi återkommer inom ${LEGAL_FIGURES.replyWorkingDays} arbetsdagar, och har du betalat får du pengarna tillbaka inom ${LEGAL_FIGURES.refundDays} dagar.`;
const NOT_FOUND =
  'Vi hittade ingen beställning med det numret och den adressen, men anmälan gäller från nu. ' +
  `Vi letar upp köpet och återkommer inom ${LEGAL_FIGURES.replyWorkingDays} arbetsdagar.`;

/** Withdrawals of consumers, which take effect when they are sent, also without a known order. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Stores a withdrawal, and mails its receipt within the limits of the recipient. The same one again within a day
   * returns the first receipt.
   *
   * @param address net address of the caller.
   * @throws DomainError 429 TOO_MANY_REQUESTS, 503 OVERLOADED.
   */
  async receive({ name, order, email }: WithdrawDto, address: string): Promise<WithdrawalReceiptDto> {
    const wait = await this.limits.consume(OF_A_NET, netOf(address));
    if (wait > 0) throw withdrawalsFullOfNet(wait);
    return this.database.transaction(async (manager) => {
      // Serialises a form that is sent twice in parallel, and the limits of one recipient.
      await lockByName(manager, `withdrawal ${email}`);
      const earlier = await manager.findOne(WithdrawalEntity, {
        where: { name, email, orderNumber: order, createdAt: MoreThan(new Date(Date.now() - DAY_MS)) },
        order: { id: 'DESC' },
      });
      if (earlier) return toReceipt(earlier);
      const number = readNumber('ST', order);
      const found = number ? await manager.findOneBy(OrderEntity, { number, email }) : null;
      // The caps for all nets and for one recipient do not apply to customers with an order.
      if (!found && !(await hasRoom(manager))) throw withdrawalsFull();
      const stored = await manager.save(
        manager.create(WithdrawalEntity, {
          reference: makeNumber('AN'),
          name,
          email,
          orderNumber: order,
          orderId: found?.id ?? null,
          isMailed: found !== null || (await mayMail(manager, email)),
          status: 'received',
        }),
      );
      const receipt = toReceipt(stored);
      if (stored.isMailed)
        await this.mails.enqueue(manager, {
          to: email,
          template: withdrawalMail,
          data: {
            ...receipt,
            // Without a known order the form may have been filled in by anybody, so none of its text is quoted.
            name: found ? name : null,
            order: number,
            receivedAt: stored.createdAt,
          },
        });
      return receipt;
    });
  }

  /** Newest first; the search covers every typed field, the reference and the number of the order that was found. */
  async list({ page, limit, status, search }: WithdrawalsQueryDto): Promise<WithdrawalListDto> {
    const query = this.database.repository(WithdrawalEntity).createQueryBuilder('w');
    if (status) query.andWhere('w.status = :status', { status });
    if (search?.trim())
      query.andWhere(
        `(w.reference ILIKE :pattern OR w.name ILIKE :pattern OR w.email ILIKE :pattern OR w.orderNumber ILIKE :pattern
          OR w.orderId = ANY (ARRAY(SELECT id FROM orders WHERE number ILIKE :pattern)))`,
        { pattern: containing(search.trim()) },
      );
    const [rows, totalCount] = await takePage(query.orderBy('w.id', 'DESC'), page, limit);
    return { withdrawals: await this.describe(rows), pagination: toPagination(page, limit, totalCount) };
  }

  /** @throws DomainError 404 WITHDRAWAL_NOT_FOUND, 409 ORDER_STATUS_CONFLICT while money is owed. */
  async change(id: string, { status, returned }: ChangeWithdrawalDto): Promise<WithdrawalDto> {
    const changed = await this.database.transaction(async (manager) => {
      const found = isId(id) ? await manager.findOneBy(WithdrawalEntity, { id }) : null;
      // The order first, as when a payment settles.
      const order = found?.orderId ? await lockById(manager, OrderEntity, found.orderId) : null;
      const withdrawal = await lockById(manager, WithdrawalEntity, id);
      if (!withdrawal) throw withdrawalNotFound();
      if (order?.status === 'paid' && status === 'handled' && withdrawal.status !== 'handled') {
        if (!returned) throw refundDue();
        const said = `${dayInWords(swedishDay(new Date()))}: ${returned}`;
        await manager.save(Object.assign(order, { note: [order.note, said].filter(Boolean).join('\n') }));
      }
      return manager.save(Object.assign(withdrawal, { status }));
    });
    const [described] = await this.describe([changed]);
    if (!described) throw withdrawalNotFound();
    return described;
  }

  /** With what became of the money, and the last moment for the refund while nobody has returned it or said so. */
  async describe(withdrawals: WithdrawalEntity[]): Promise<WithdrawalDto[]> {
    const ids = withdrawals.flatMap(({ orderId }) => orderId ?? []);
    const orders = await this.database.repository(OrderEntity).findBy({ id: In(ids) });
    const money = await findMoneyBack(this.database.manager, ids);
    return withdrawals.map((one) => {
      const order = orders.find(({ id }) => id === one.orderId);
      const back = money.find(({ order_id }) => order_id === one.orderId);
      return {
        ...toWithdrawal(one, order?.status === 'paid'),
        is_test: order?.isTest ?? false,
        refunded_ore: back?.refunded_ore ?? 0,
        pending_ore: back?.pending_ore ?? 0,
        refundable_ore: back?.refundable_ore ?? 0,
      };
    });
  }
}

function toReceipt(withdrawal: WithdrawalEntity): WithdrawalReceiptDto {
  const { reference, name, email, orderNumber, orderId, isMailed, createdAt } = withdrawal;
  return {
    reference,
    received_at: createdAt,
    name,
    order: orderNumber,
    email,
    is_order_found: orderId !== null,
    message: orderId === null ? NOT_FOUND : FOUND,
    is_mailed: isMailed,
  };
}

function toWithdrawal(withdrawal: WithdrawalEntity, isOwed: boolean) {
  const { id, reference, name, email, orderNumber, orderId, status, createdAt } = withdrawal;
  return {
    id,
    reference,
    name,
    email,
    order: orderNumber,
    order_id: orderId,
    status,
    created_at: createdAt,
    refund_before: isOwed && status === 'received' ? new Date(createdAt.getTime() + REFUND_MS) : null,
  };
}
