import { Body, Controller, Headers, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea } from '../auth/access';
import type { UserEntity } from '../auth/user.entity';
import { RefundDto, RefundRequestDto } from '../orders/admin-orders.dto';
import { ApiIdempotencyKey } from '../orders/idempotency-key';
import { RefundsService } from './refunds.service';

@ApiTags('orders, admin')
@ApiBearerAuth()
@RequireArea('orders')
@Controller('api/orders/:number/refunds')
export class RefundsController {
  constructor(private readonly refunds: RefundsService) {}

  /** Returns money, whole or in part, after the password again. */
  @Post()
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: RefundDto })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
  refund(
    @Param('number') number: string,
    @Body() request: RefundRequestDto,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentUser() user: UserEntity,
    @Ip() address: string,
  ): Promise<RefundDto> {
    return this.refunds.ask(number, key, request, user, address);
  }
}
