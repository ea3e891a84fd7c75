import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { MailService } from '../mail/mail.service';
import type { OrderEntity } from '../orders/order.entity';
import { PurchaseAccess } from './purchase-access';
import { receiptMail } from './receipt.mails';

/** Receipts of paid orders. No limit of mails holds one back. */
@Injectable()
export class Receipts {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly access: PurchaseAccess,
    private readonly mails: MailService,
  ) {}

  /** Mails the receipt with a link to what was bought, in the transaction that makes the order paid. */
  async mail(manager: EntityManager, order: OrderEntity, method: string | null): Promise<void> {
    const { siteOrigin, payments } = this.config;
    const token = await this.access.issue(manager, 'link', order.email);
    const data = {
      order,
      method,
      siteOrigin,
      methods: payments.methods,
      link: new URL(`/dina-kop?token=${token}`, siteOrigin).href,
    };
    await this.mails.enqueue(manager, { to: order.email, template: receiptMail, data });
  }
}
