import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
  UseFilters,
  Catch,
  Inject,
  type ArgumentsHost,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import type { DomainError } from '../../http/domain-error';
import { toDomainError } from '../../http/error.filter';
import { formFilter } from '../../http/plain-page/plain-form.filter';
import type { PlainPage } from '../../http/plain-page/plain-page';
import { API_METRICS, type ApiMetrics } from '../../observability/api-metrics';
import { LOGGER } from '../../observability/logger';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { Public, RequireArea } from '../auth/access';
import { Shop } from '../payments/shop';
import {
  AdminOrderDetailDto,
  ChangeOrderDto,
  OrderListDto,
  OrdersQueryDto,
  SentAgainDto,
} from './admin-orders.dto';
import { AdminOrdersService } from './admin-orders.service';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';
import { OrderFormDto, PlacedOrderDto, PlaceOrderDto, ProductListDto } from './orders.dto';
import { OrdersService } from './orders.service';
import { kronor } from './money';

/** More than of other forms: the phones of an operator share a net address, and each pays for its order. */
const ORDERS_PER_MINUTE = 20;

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
class OrderFormFilter extends CheckoutFilter {
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

@Public()
@ApiTags('orders')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly orders: OrdersService,
    private readonly shop: Shop,
  ) {}

  @Get()
  @Answers(ProductListDto)
  async list(): Promise<ProductListDto> {
    return {
      products: await this.orders.listProducts(),
      checkout: { ...(await this.shop.describe()), terms: ORDER_TERMS, waiver: DIGITAL_WAIVER },
    };
  }
}

@Public()
@ApiTags('orders')
@Controller('api/orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Post()
  @LimitPerNet(ORDERS_PER_MINUTE)
  @ApiIdempotencyKey()
  @AnswersCreated(PlacedOrderDto, 403, 422)
  place(
    @Body() order: PlaceOrderDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PlacedOrderDto> {
    return this.orders.place(key, order);
  }

  /** Native submission of checkout, in browsers without JavaScript: leads to the provider's page. */
  @Post('form')
  @HttpCode(303)
  @LimitPerNet(ORDERS_PER_MINUTE)
  @UseFilters(OrderFormFilter)
  @ApiRedirectForm(422)
  async placeByForm(
    @Body() { product, key, ...order }: OrderFormDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const items = [...new Set(product.split(','))].map((id) => ({ id, quantity: 1 }));
    const { url } = await this.orders.place(key, { ...order, items });
    reply.redirect(url, 303);
  }
}

@ApiTags('orders, admin')
@RequireArea('orders')
@Controller('api/admin/orders')
export class AdminOrdersController {
  constructor(private readonly orders: AdminOrdersService) {}

  @Get()
  @Answers(OrderListDto)
  list(@Query() query: OrdersQueryDto): Promise<OrderListDto> {
    return this.orders.list(query);
  }

  /** Marks money without an order as handled: what had to be done at the provider is done. */
  @Post('stray-money/:id/handled')
  @AnswersNothing(415)
  handleMoney(@Param('id') id: string): Promise<void> {
    return this.orders.handleMoney(id);
  }

  @Get(':id')
  @Answers(AdminOrderDetailDto)
  read(@Param('id') id: string): Promise<AdminOrderDetailDto> {
    return this.orders.read(id);
  }

  /** Changes the note, or corrects the address that receipt and guides go to. */
  @Patch(':id')
  @Answers(AdminOrderDetailDto)
  change(@Param('id') id: string, @Body() change: ChangeOrderDto): Promise<AdminOrderDetailDto> {
    return this.orders.change(id, change);
  }

  /** Mails receipt and link once more. */
  @Post(':id/mails')
  @Answers(SentAgainDto, 409, 415)
  async mail(@Param('id') id: string): Promise<SentAgainDto> {
    const email = await this.orders.mailAgain(id);
    return { message: `Kvittot och länken är på väg till ${email}.` };
  }
}
