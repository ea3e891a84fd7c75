import { Module } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { AuthModule } from '../auth/auth.module';
import { GuidesModule } from '../guides/guides.module';
import { MailModule } from '../mail/mail.module';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
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
export class PaymentsModule {}
