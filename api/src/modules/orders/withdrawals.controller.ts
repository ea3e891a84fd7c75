import { Body, Controller, Get, Ip, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../contract/answers';
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
  @AnswersCreated(WithdrawalReceiptDto)
  receive(@Body() withdrawal: WithdrawDto, @Ip() address: string): Promise<WithdrawalReceiptDto> {
    return this.withdrawals.receive(withdrawal, address);
  }
}

@ApiTags('withdrawals, admin')
@RequireArea('orders')
@Controller('api/admin/withdrawals')
export class AdminWithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Get()
  @Answers(WithdrawalListDto)
  list(@Query() query: WithdrawalsQueryDto): Promise<WithdrawalListDto> {
    return this.withdrawals.list(query);
  }

  /** What is said of the money stands in the purchase's note. */
  @Patch(':id')
  @Answers(WithdrawalDto, 409)
  change(@Param('id') id: string, @Body() change: ChangeWithdrawalDto): Promise<WithdrawalDto> {
    return this.withdrawals.change(id, change);
  }
}
