import { Inject, Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { BusinessService } from '../business/business.service';
import { MailService } from '../mail/mail.service';
import type { OrderEntity } from '../orders/order.entity';
import { PaymentAttemptEntity } from '../payments/payment-attempt.entity';
import { PurchaseAccess } from './purchase-access';
import { receiptPdf } from './receipt';
import { receiptMail } from './receipt.mails';

/** Receipts of paid orders. No limit of mails holds one back. */
@Injectable()
export class Receipts {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly access: PurchaseAccess,
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /** Mails the receipt with a link to what was bought, in the transaction that makes the order paid. */
  async mail(manager: EntityManager, order: OrderEntity): Promise<void> {
    const { siteOrigin, payments } = this.config;
    const token = await this.access.issue(manager, 'link', order.email);
    const data = {
      order,
      method: await methodOf(manager, order),
      siteOrigin,
      methods: payments.methods,
      link: new URL(`/dina-kop?token=${token}`, siteOrigin).href,
    };
    await this.mails.enqueue(manager, { to: order.email, template: receiptMail, data });
  }

  async pdf(order: OrderEntity): Promise<Buffer> {
    const method = await methodOf(this.database.manager, order);
    return receiptPdf(order, method, await this.business.read());
  }
}

/** How an order was paid, as the provider names it. */
async function methodOf(manager: EntityManager, { id }: OrderEntity): Promise<string | null> {
  const own = { orderId: id, state: 'paid', problem: IsNull() } as const;
  return (await manager.findOneBy(PaymentAttemptEntity, own))?.method ?? null;
}
