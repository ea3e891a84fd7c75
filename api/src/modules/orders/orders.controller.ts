import { Body, Controller, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public, RequireRole } from '../auth/access';
import { AdminOrdersService } from './admin-orders.service';
import { CatalogueService } from './catalogue.service';
import { DIGITAL_WAIVER, ORDER_TERMS, RESERVATION_NOTE } from './order-terms';
import {
  AdminOrderDto,
  ChangeOrderDto,
  OrderListDto,
  OrdersQueryDto,
  PlacedOrderDto,
  PlaceOrderDto,
} from './orders.dto';
import { OrdersService } from './orders.service';
import { ProductListDto } from './products.dto';

@Public()
@ApiTags('orders')
@Controller('api/products')
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Get()
  @ApiOkResponse({ type: ProductListDto })
  @ApiErrors(503)
  async list(): Promise<ProductListDto> {
    return {
      products: await this.catalogue.list(),
      checkout: {
        is_reservation: true,
        note: RESERVATION_NOTE,
        terms: ORDER_TERMS,
        waiver: DIGITAL_WAIVER,
      },
    };
  }
}

@Public()
@ApiTags('orders')
@Controller('api/orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Post()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'Idempotency key of the client: a repeated key and body return the same order.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
  })
  @ApiCreatedResponse({ type: PlacedOrderDto })
  @ApiErrors(400, 403, 413, 415, 422, 429, 503)
  place(
    @Body() order: PlaceOrderDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PlacedOrderDto> {
    return this.orders.place(key, order);
  }
}

@ApiTags('orders, admin')
@ApiBearerAuth()
@RequireRole('admin')
@Controller('api/admin/orders')
export class AdminOrdersController {
  constructor(private readonly orders: AdminOrdersService) {}

  @Get()
  @ApiOkResponse({ type: OrderListDto })
  @ApiErrors(400, 401, 403, 503)
  list(@Query() query: OrdersQueryDto): Promise<OrderListDto> {
    return this.orders.list(query);
  }

  @Patch(':id')
  @ApiOkResponse({ type: AdminOrderDto })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 503)
  change(@Param('id') id: string, @Body() { status }: ChangeOrderDto): Promise<AdminOrderDto> {
    return this.orders.change(id, status);
  }
}
