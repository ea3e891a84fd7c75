import { Module } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { ModuleRegistration } from '../../module-registration';
import { AuthModule } from '../auth/auth.module';
import { GuidesModule } from '../guides/guides.module';
import { MailModule } from '../mail/mail.module';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { countWaiting } from '../overview/overview.repository';
import { AttemptsService } from './attempts.service';
import { Comparison } from './comparison';
import { LedgerController } from './ledger.controller';
import { LedgerService } from './ledger.service';
import { NoticesService } from './notices.service';
import { OrderStateService } from './order-state.service';
import { PAYMENT_PROVIDER } from './payment-provider';
import { PaymentSweeper } from './payment-sweeper';
import { NoticesController, PaymentsController, RefundsController } from './payments.controller';
import { RefundsService } from './refunds.service';
import { Settlement } from './settlement';
import { Shop } from './shop';
import { StripeProvider } from './stripe-provider';
import { TestProvider } from './test-provider';
import { TestProviderController } from './test-provider.controller';
import { refundMail } from './refund.mails';
import { sumSales } from './ledger.repository';
import { PaymentNoticeEntity } from './payment-notice.entity';

@Module({
  imports: [AuthModule, GuidesModule, MailModule, PurchaseAccessModule],
  controllers: [
    PaymentsController,
    NoticesController,
    TestProviderController,
    LedgerController,
    RefundsController,
  ],
  providers: [
    AttemptsService,
    Comparison,
    LedgerService,
    NoticesService,
    OrderStateService,
    PaymentSweeper,
    RefundsService,
    Settlement,
    Shop,
    TestProvider,
    {
      provide: PAYMENT_PROVIDER,
      inject: [API_CONFIG, TestProvider],
      useFactory: ({ payments: { provider, stripe, methods } }: ApiConfig, test: TestProvider) => {
        if (stripe) return new StripeProvider(stripe, methods);
        return provider === 'test' ? test : null;
      },
    },
  ],
  exports: [AttemptsService, Shop],
})
export class PaymentsModule {
  /** What belongs to an order goes with it. */
  static readonly registration: ModuleRegistration = {
    mails: [refundMail],
    retention: [
      {
        id: 'payment-notices',
        name: 'notices of payments, which name no person, 1 year',
        table: 'payment_notices',
        condition: `received_at < now() - interval '1 year'`,
      },
      {
        id: 'test-payments',
        name: 'payments of the test provider, 1 year',
        table: 'test_payments',
        condition: `created_at < now() - interval '1 year'`,
      },
    ],
    toDo: [
      {
        id: 'payments-unknown',
        area: 'orders',
        label: 'betalningar utan köp',
        count: (manager) => {
          const where = { problem: Not(IsNull()), handledAt: IsNull() };
          return countWaiting(manager, PaymentNoticeEntity, where, 'receivedAt');
        },
      },
    ],
    week: [
      { id: 'sales', area: 'ledger', byDay: (manager, from) => sumSales(manager, from, false) },
      { id: 'test-sales', area: 'ledger', byDay: (manager, from) => sumSales(manager, from, true) },
    ],
  };
}
