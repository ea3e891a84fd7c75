import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PurchaseAccess } from './purchase-access';
import { Receipts } from './receipts';

/** Who has bought what, without the guides themselves: their module asks this one. */
@Module({ imports: [MailModule], providers: [PurchaseAccess, Receipts], exports: [PurchaseAccess, Receipts] })
export class PurchaseAccessModule {}
