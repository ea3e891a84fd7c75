import { Inject, Injectable } from '@nestjs/common';
import { assertSiteOpen } from '../../http/site-opening';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { shopClosed } from './payments.errors';

const CLOSED = 'Butiken är stängd just nu. Det går inte att köpa något än.';
const TEST = 'Testläge: inga pengar dras.';

/** Whether something can be bought, and through whom. */
@Injectable()
export class Shop {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    /** Also of a closed shop: payments that began before are still read. */
    @Inject(PAYMENT_PROVIDER) readonly provider: PaymentProvider | null,
  ) {}

  /** @throws DomainError 403 SITE_NOT_OPEN, SHOP_CLOSED. */
  assertOpen(): PaymentProvider {
    assertSiteOpen(this.config);
    if (!this.provider || this.config.payments.missing.length > 0) throw shopClosed();
    return this.provider;
  }

  describe() {
    const { missing, methods } = this.config.payments;
    const isOpen = this.provider !== null && missing.length === 0;
    const isTest = this.provider?.name === 'test';
    return {
      is_open: isOpen,
      is_test: isTest,
      note: isOpen ? (isTest ? TEST : '') : CLOSED,
      methods: isOpen ? methods : [],
      provider_origin: isOpen && this.provider ? this.provider.origin : null,
    };
  }
}
