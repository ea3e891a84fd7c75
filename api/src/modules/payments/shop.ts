import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isPublicOrigin } from '@stillsam/paths';
import type { Logger } from 'pino';
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { BusinessService } from '../business/business.service';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { shopClosed } from './payments.errors';

const CLOSED = 'Butiken är stängd just nu. Det går inte att köpa något än.';
const TEST = 'Testläge: inga pengar dras.';

/** Whether something can be bought, and through whom. */
@Injectable()
export class Shop implements OnApplicationBootstrap {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly business: BusinessService,
    /** Also of a closed shop: payments that began before are still read. */
    @Inject(PAYMENT_PROVIDER) readonly provider: PaymentProvider | null,
  ) {}

  onApplicationBootstrap(): void {
    this.database.onceConnected(() => this.#warnWhileClosed());
  }

  /** @throws DomainError 403 SITE_NOT_OPEN, SHOP_CLOSED. */
  async assertOpen(): Promise<PaymentProvider> {
    await this.business.assertSiteOpen();
    if (!this.provider || (await this.#missing()).length > 0) throw shopClosed();
    return this.provider;
  }

  async describe() {
    const { methods } = this.config.payments;
    const isOpen = this.provider !== null && (await this.#missing()).length === 0;
    const isTest = this.provider?.name === 'test';
    return {
      is_open: isOpen,
      is_test: isTest,
      note: isOpen ? (isTest ? TEST : '') : CLOSED,
      methods: isOpen ? methods : [],
      provider_origin: isOpen && this.provider ? this.provider.origin : null,
    };
  }

  /** What a public shop lacks by law, or the provider: while there is one, no order is taken. */
  async #missing(): Promise<string[]> {
    const isPublic = isPublicOrigin(this.config.siteOrigin);
    const { guidanceVatKind, processors } = await this.business.read();
    return [
      ...(this.config.payments.provider === 'none' ? ['PAYMENT_PROVIDER'] : []),
      ...(await this.business.missing()),
      ...(isPublic && !guidanceVatKind ? ['guidanceVatKind'] : []),
      ...(isPublic && !processors.payment ? ['processors.payment'] : []),
      ...(isPublic && terms.sections.length === 0 ? ['content/legal/terms.json'] : []),
    ];
  }

  async #warnWhileClosed(): Promise<void> {
    const missing = await this.#missing();
    if (missing.length > 0)
      this.logger.warn({ missing }, 'the shop is closed: the law or the provider lacks something');
  }
}
