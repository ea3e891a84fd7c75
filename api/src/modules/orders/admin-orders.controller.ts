import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../contract/answers';
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
