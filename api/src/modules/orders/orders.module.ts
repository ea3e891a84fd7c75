import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PaymentsModule } from '../payments/payments.module';
import { PurchaseAccessModule } from '../purchases/purchase-access.module';
import { AdminOrdersService } from './admin-orders.service';
import { AdminOrdersController, OrdersController, ProductsController } from './orders.controller';
import { OrdersService } from './orders.service';
import {
  AdminWithdrawalsController,
  WithdrawalFormController,
  WithdrawalsController,
} from './withdrawals.controller';
import { WithdrawalsService } from './withdrawals.service';

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
export class OrdersModule {}
