import { Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { GuidesModule } from '../guides/guides.module';
import { MailModule } from '../mail/mail.module';
import { PurchaseAccessModule } from './purchase-access.module';
import { PurchasesController } from './purchases.controller';
import { PurchasesService } from './purchases.service';
import { purchasesMail, receiptMail } from './receipt.mails';
import { PurchaseAccessEntity } from './purchase-access.entity';

@Module({
  imports: [GuidesModule, MailModule, PurchaseAccessModule],
  controllers: [PurchasesController],
  providers: [PurchasesService],
})
export class PurchasesModule {
  /** Ways to purchases are secrets of their holders, so an export counts none; an erasure ends them all. */
  static readonly registration: ModuleRegistration = {
    mails: [receiptMail, purchasesMail],
    retention: [
      {
        id: 'purchase-accesses',
        name: 'ways to purchases, once they are over',
        table: 'purchase_accesses',
        condition: 'expires_at < now() OR revoked_at IS NOT NULL',
      },
    ],
    personalData: {
      read: () => Promise.resolve({}),
      erase: async (manager, email) => {
        await manager.delete(PurchaseAccessEntity, { email });
      },
    },
  };
}
