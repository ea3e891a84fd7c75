import { Body, Controller, Get, Headers, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { Shop } from '../payments/shop';
import { CatalogueService } from './catalogue.service';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { OrderFormFilter } from './order-form.page';
import { DIGITAL_WAIVER, ORDER_TERMS } from './order-terms';
import { OrderFormDto, PlacedOrderDto, PlaceOrderDto, ProductListDto } from './orders.dto';
import { OrdersService } from './orders.service';

/** More than of other forms: the phones of an operator share a net address, and each pays for its order. */
const ORDERS_PER_MINUTE = 20;

@Public()
@ApiTags('orders')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly shop: Shop,
  ) {}

  @Get()
  @Answers(ProductListDto)
  async list(): Promise<ProductListDto> {
    return {
      products: await this.catalogue.list(),
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
