import { momentInWords } from '@stillsam/dates';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Ip,
  Param,
  Patch,
  Post,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage, type PlainPage } from '../../http/plain-page/plain-page';
import { Public, RequireArea } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import {
  ChangeWithdrawalDto,
  WithdrawalDto,
  WithdrawalListDto,
  WithdrawalReceiptDto,
  WithdrawalsQueryDto,
  WithdrawDto,
} from './withdrawals.dto';
import { WithdrawalsService } from './withdrawals.service';

const ABOUT = { label: 'Läs om din ångerrätt', to: '/angerratt' };
const HOME = { label: 'Till startsidan', to: '/' };

const NOT_MAILED =
  'Vi har redan skickat kvitton till adressen, så det här får du bara på skärmen. Spara eller skriv ut sidan.';

/** The dated receipt, to print or save. */
function receiptPage(receipt: WithdrawalReceiptDto): PlainPage {
  return {
    title: 'Kvitto på ditt meddelande',
    notice: { text: 'Du har meddelat att du ångrar ditt köp.', isFault: false },
    rows: [
      ['Referens', receipt.reference],
      ['Mottaget', momentInWords(receipt.received_at)],
      ['Namn', receipt.name],
      ['Köp', receipt.order],
      ['E-post', receipt.email],
    ],
    paragraphs: [
      receipt.message,
      receipt.is_mailed
        ? `En kopia är på väg till ${receipt.email}. Spara eller skriv ut sidan om du vill ha kvittot här också.`
        : NOT_MAILED,
    ],
    links: [ABOUT, HOME],
  };
}

/** The form again, with the typed values and their errors. */
const WithdrawalFormFilter = formFilter({
  title: 'Ångra ditt köp här',
  action: '/api/withdrawals/form',
  submit: 'Bekräfta att du ångrar köpet',
  fields: [
    { name: 'name', label: 'Namn', autoComplete: 'name' },
    { name: 'order', label: 'Ordernummer, eller vad du köpte' },
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
  ],
  links: [ABOUT, { label: 'Skriv till oss', to: '/kontakt' }],
});

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
