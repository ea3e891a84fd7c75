import { Body, Controller, Get, Ip, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public, RequireArea } from '../auth/access';
import {
  ChangeWithdrawalDto,
  WithdrawalDto,
  WithdrawalListDto,
  WithdrawalReceiptDto,
  WithdrawalsQueryDto,
  WithdrawDto,
} from './withdrawals.dto';
import { WithdrawalsService } from './withdrawals.service';

@Public()
@ApiTags('withdrawals')
@Controller('api/withdrawals')
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Post()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiCreatedResponse({ type: WithdrawalReceiptDto })
  @ApiErrors(400, 413, 415, 429, 503)
  receive(@Body() withdrawal: WithdrawDto, @Ip() address: string): Promise<WithdrawalReceiptDto> {
    return this.withdrawals.receive(withdrawal, address);
  }
}

@ApiTags('withdrawals, admin')
@ApiBearerAuth()
@RequireArea('orders')
@Controller('api/admin/withdrawals')
export class AdminWithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Get()
  @ApiOkResponse({ type: WithdrawalListDto })
  @ApiErrors(400, 401, 403, 503)
  list(@Query() query: WithdrawalsQueryDto): Promise<WithdrawalListDto> {
    return this.withdrawals.list(query);
  }

  @Patch(':id')
  @ApiOkResponse({ type: WithdrawalDto })
  @ApiErrors(400, 401, 403, 404, 413, 415, 503)
  change(@Param('id') id: string, @Body() { status }: ChangeWithdrawalDto): Promise<WithdrawalDto> {
    return this.withdrawals.change(id, status);
  }
}
