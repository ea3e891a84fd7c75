import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { Text } from '../../contract/response-fields';
import { RequireArea } from '../auth/access';
import { AdminOrderDetailDto, ChangeOrderDto, OrderListDto, OrdersQueryDto } from './admin-orders.dto';
import { AdminOrdersService } from './admin-orders.service';

class SentAgainDto {
  @Text('In Swedish.') message: string;
}

@ApiTags('orders, admin')
@RequireArea('orders')
@Controller('api/admin/orders')
export class AdminOrdersController {
  constructor(private readonly orders: AdminOrdersService) {}

  @Get()
  @ApiOkResponse({ type: OrderListDto })
  list(@Query() query: OrdersQueryDto): Promise<OrderListDto> {
    return this.orders.list(query);
  }

  /** Marks money without an order as handled: what had to be done at the provider is done. */
  @Post('stray-money/:id/handled')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(415)
  handleMoney(@Param('id') id: string): Promise<void> {
    return this.orders.handleMoney(id);
  }

  @Get(':id')
  @ApiOkResponse({ type: AdminOrderDetailDto })
  read(@Param('id') id: string): Promise<AdminOrderDetailDto> {
    return this.orders.read(id);
  }

  /** Changes the note, or corrects the address that receipt and guides go to. */
  @Patch(':id')
  @ApiOkResponse({ type: AdminOrderDetailDto })
  change(@Param('id') id: string, @Body() change: ChangeOrderDto): Promise<AdminOrderDetailDto> {
    return this.orders.change(id, change);
  }

  /** Mails receipt and link once more. */
  @Post(':id/mails')
  @HttpCode(200)
  @ApiOkResponse({ type: SentAgainDto })
  @ApiErrors(409, 415)
  async mail(@Param('id') id: string): Promise<SentAgainDto> {
    const email = await this.orders.mailAgain(id);
    return { message: `Kvittot och länken är på väg till ${email}.` };
  }
}
