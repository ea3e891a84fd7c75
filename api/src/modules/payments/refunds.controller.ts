import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersCreated } from '../../contract/answers';
import { RequireArea, RequireStepUp } from '../auth/access';
import { RefundDto, RefundRequestDto } from '../orders/admin-orders.dto';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { RefundsService } from './refunds.service';

@ApiTags('orders, admin')
@RequireArea('orders')
@Controller('api/orders/:number/refunds')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  /** Returns money, whole or in part. */
  @Post()
  @RequireStepUp()
  @ApiIdempotencyKey()
  @AnswersCreated(RefundDto, 409, 422)
  refund(
    @Param('number') number: string,
    @Body() request: RefundRequestDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<RefundDto> {
    return this.refunds.ask(number, key, request);
  }
}
