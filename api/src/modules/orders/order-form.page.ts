import { Catch, Inject, type ArgumentsHost } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DomainError } from '../../http/domain-error';
import { toDomainError } from '../../http/error.filter';
import { formFilter } from '../../http/plain-page/plain-form.filter';
import type { PlainPage } from '../../http/plain-page/plain-page';
import { API_METRICS, type ApiMetrics } from '../../observability/api-metrics';
import { LOGGER } from '../../observability/logger';
import { Shop } from '../payments/shop';
import { kronor } from './money';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';
import { OrdersService } from './orders.service';

const CheckoutFilter = formFilter({
  title: 'Köp och betala',
  action: '/api/orders/form',
  submit: 'Köp och betala',
  fields: [
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
    { name: 'is_adult', label: 'Jag har fyllt 18 år.', type: 'checkbox' },
    { name: 'accepts_terms', label: ORDER_TERMS.text, type: 'checkbox' },
    { name: 'waives_withdrawal', label: DIGITAL_WAIVER.text, type: 'checkbox' },
    ...['country', 'product', 'terms_version', 'key'].map((name) => ({
      name,
      label: '',
      type: 'hidden' as const,
    })),
  ],
  links: [
    { label: 'Köpvillkor', to: '/villkor' },
    { label: 'Till varukorgen', to: '/varukorg' },
  ],
});

/** Checkout again, with what was typed, the errors, and what it costs right above the button. */
@Catch()
export class OrderFormFilter extends CheckoutFilter {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(API_METRICS) metrics: ApiMetrics | null,
    private readonly orders: OrdersService,
    private readonly shop: Shop,
  ) {
    super(logger, metrics);
  }

  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const { body } = host.switchToHttp().getRequest<FastifyRequest>();
    const known = toDomainError(error);
    if (known.status < 500) known.extra.summary = await this.#summarise(body);
    super.catch(known.status < 500 ? known : error, host);
  }

  protected override toPage(error: DomainError, typed: (field: string) => string): PlainPage {
    const { form, ...page } = super.toPage(error, typed);
    const { summary } = error.extra;
    return {
      ...page,
      form: form && {
        ...form,
        leadsTo: this.shop.provider?.origin,
        summary: typeof summary === 'string' ? summary : undefined,
      },
    };
  }

  /** `Vägledning: Lugnare kvällar. Totalt 49,00 kr, moms ingår.` */
  async #summarise(body: unknown): Promise<string | undefined> {
    const product: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'product') : '';
    const ids = new Set(String(product).split(','));
    const products = await this.orders.listProducts().catch(() => []);
    const bought = products.filter(({ id }) => ids.has(id));
    if (bought.length === 0) return undefined;
    const total = bought.reduce((sum, { price_ore }) => sum + price_ore, 0);
    return `${bought.map(({ name }) => name).join(', ')}. Totalt ${kronor(total)}, moms ingår.`;
  }
}
