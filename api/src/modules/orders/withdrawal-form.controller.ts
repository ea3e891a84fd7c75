import { Body, Controller, HttpCode, Ip, Post, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Public } from '../auth/access';
import { receiptPage, WithdrawalFormFilter } from './withdrawal-form.page';
import { WithdrawDto } from './withdrawals.dto';
import { WithdrawalsService } from './withdrawals.service';

/** Native submission of the withdrawal form, in browsers without JavaScript. */
@Public()
@ApiTags('withdrawals')
@Controller('api/withdrawals/form')
@UseFilters(WithdrawalFormFilter)
export class WithdrawalFormController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiForm()
  async receive(
    @Body() withdrawal: WithdrawDto,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPlainPage(reply, 200, receiptPage(await this.withdrawals.receive(withdrawal, address)));
  }
}
