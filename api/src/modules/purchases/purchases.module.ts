import { Module } from '@nestjs/common';
import { GuidesModule } from '../guides/guides.module';
import { MailModule } from '../mail/mail.module';
import { PurchaseAccessModule } from './purchase-access.module';
import { PurchasesController } from './purchases.controller';
import { PurchasesService } from './purchases.service';

@Module({
  imports: [GuidesModule, MailModule, PurchaseAccessModule],
  controllers: [PurchasesController],
  providers: [PurchasesService],
})
export class PurchasesModule {}
