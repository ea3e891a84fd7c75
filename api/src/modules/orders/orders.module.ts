import { Module } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { LEGAL_FIGURES } from '@stillsam/legal-figures';
import type { ModuleRegistration, PersonalDataSource } from '../../module-registration';
import { MailModule } from '../mail/mail.module';
import { PaymentsModule } from '../payments/payments.module';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { isOlderThan, keptInterval, keptInWords, keptPeriod } from '../retention/kept-periods';
import type { Held } from '../personal-data/kept-data';
import { waitingFor } from '../overview/overview.repository';
import { AdminOrdersService } from './admin-orders.service';
import { AdminOrdersController, OrdersController, ProductsController } from './orders.controller';
import { OrdersService } from './orders.service';
import {
  AdminWithdrawalsController,
  WithdrawalFormController,
  WithdrawalsController,
} from './withdrawals.controller';
import { WithdrawalsService } from './withdrawals.service';
import { withdrawalMail } from './orders.mails';
import { countNeeds } from './admin-orders.repository';
import { OrderEntity } from './order.entity';
import { toOrder } from './orders.dto';
import { deleteUnpaidOrders, UNPAID } from './orders.repository';
import { WithdrawalEntity } from './withdrawal.entity';
import { countReceivedWithdrawals, deleteHandledWithdrawals } from './withdrawals.repository';

/** The bookkeeping act counts full years after the year of the purchase, so one year is added. */
const BOOKKEEPING_IS_OVER = `date_trunc('year', confirmed_at, 'Europe/Stockholm')
  + interval '${keptPeriod('purchases').amount + 1} years' < now()`;
const REFUND_MS = LEGAL_FIGURES.refundDays * 86_400_000;
const OLDEST_FIRST = { id: 'ASC' } as const;

const SHOP: PersonalDataSource<Pick<Held, 'orders' | 'withdrawals'>> = {
  async read(manager, email) {
    const orders = await manager.find(OrderEntity, { where: { email }, order: OLDEST_FIRST });
    const withdrawals = await manager.find(WithdrawalEntity, { where: { email }, order: OLDEST_FIRST });
    return {
      orders: orders.map((order) => ({ id: order.id, ...toOrder(order) })),
      withdrawals: withdrawals.map(({ id, reference, name, orderNumber, orderId, status, createdAt }) => {
        return { id, reference, name, order: orderNumber, order_id: orderId, status, created_at: createdAt };
      }),
    };
  },
  /** Erases orders that nobody paid for and nobody can any more. A withdrawal is kept with its purchase, and until it is handled. */
  async erase(manager, email) {
    await deleteHandledWithdrawals(manager, email);
    await deleteUnpaidOrders(manager, email);
  },
  events: ({ orders, withdrawals }) => [
    ['AdminOrders', orders.map(({ id }) => id)],
    ['Refunds', orders.map(({ number }) => number)],
    ['AdminWithdrawals', withdrawals.map(({ id }) => id)],
  ],
  kept: ({ orders, withdrawals }) => {
    const purchases = orders.filter(({ paid_at, status }) => paid_at !== null || status === 'placed');
    const owed = withdrawals.filter(
      ({ status, order_id }) => status === 'received' || purchases.some(({ id }) => id === order_id),
    );
    const lastDays = purchases.flatMap(({ paid_at }) => (paid_at ? lastDayOf(paid_at) : [])).sort();
    return [
      ['orders', purchases.length, lastDays.at(-1)],
      ['withdrawals', owed.length],
    ];
  },
};

/** The bookkeeping act counts from the end of the year, in Sweden. */
function lastDayOf(confirmedAt: Date): string {
  const year = Number(swedishDay(confirmedAt).slice(0, 4));
  return `${year + keptPeriod('purchases').amount}-12-31`;
}

@Module({
  imports: [MailModule, PaymentsModule, PurchaseAccessModule],
  controllers: [
    ProductsController,
    OrdersController,
    AdminOrdersController,
    WithdrawalsController,
    WithdrawalFormController,
    AdminWithdrawalsController,
  ],
  providers: [OrdersService, AdminOrdersService, WithdrawalsService],
})
export class OrdersModule {
  static readonly registration: ModuleRegistration = {
    mails: [withdrawalMail],
    // Rows that refer to an order have the order's period, and go before it.
    retention: [
      {
        id: 'withdrawals',
        name: `withdrawals, ${keptInWords('withdrawals')}; with a purchase that is kept for bookkeeping, as long as that`,
        table: 'withdrawals',
        condition: `${isOlderThan('created_at', keptInterval('withdrawals'))} AND NOT EXISTS (
          SELECT FROM orders WHERE orders.id = order_id AND confirmed_at IS NOT NULL AND NOT (${BOOKKEEPING_IS_OVER}))`,
      },
      {
        id: 'reservations',
        name: `orders that became no purchase, ${keptInWords('reservations')}`,
        table: 'orders',
        condition: `${UNPAID} AND ${isOlderThan('updated_at', keptInterval('reservations'))}`,
      },
      {
        id: 'purchases',
        name: `purchases, ${keptInWords('purchases')} after the end of their year`,
        table: 'orders',
        condition: `confirmed_at IS NOT NULL AND ${BOOKKEEPING_IS_OVER}`,
      },
    ],
    personalData: SHOP,
    people: [
      { kind: 'order', table: 'orders', name: `''`, searched: ['email'] },
      { kind: 'withdrawal', table: 'withdrawals', name: 'name', searched: ['email', 'name'] },
    ],
    toDo: [
      {
        id: 'orders',
        area: 'orders',
        label: 'köp att se över',
        count: async (manager) => {
          const { count, due_at } = await countNeeds(manager);
          return { count, dueAt: due_at };
        },
      },
      {
        id: 'refunds',
        area: 'orders',
        label: 'återbetalningar att göra',
        count: async (manager) => waitingFor(await countReceivedWithdrawals(manager, true), REFUND_MS),
      },
      {
        id: 'withdrawals',
        area: 'orders',
        label: 'ångrade köp att svara på',
        count: async (manager) => waitingFor(await countReceivedWithdrawals(manager, false)),
      },
    ],
  };
}
