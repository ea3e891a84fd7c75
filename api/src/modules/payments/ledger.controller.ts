import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, ApiCsv } from '../../contract/answers';
import { IsText } from '../../contract/request-fields';
import { Day, Flag, Integer, ListOf, Text } from '../../contract/response-fields';
import { Audited } from '../audit/audited';
import { RequireArea, RequireStepUp } from '../auth/access';
import { LedgerService } from './ledger.service';

const YEAR: [RegExp, string] = [/^20\d\d$/, 'Ange ett år: 2026.'];
const MONTH: [RegExp, string] = [/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Ange en månad: 2026-11.'];

export class LedgerMonthQueryDto {
  @IsText({ pattern: MONTH, description: '`2026-11`, in Sweden.' }, MONTH[1]) month: string;
}

export class LedgerYearQueryDto {
  @IsText({ pattern: YEAR, description: '`2026`, a financial year.' }, YEAR[1]) year: string;
}

export class LedgerVatDto {
  @Integer() percent: number;
  @Integer('Sold less returned, without VAT.') net_ore: number;
  @Integer() vat_ore: number;
}

export class LedgerDayDto {
  @Day() day: string;
  @Integer() orders: number;
  @Integer() sold_ore: number;
  @Integer() refunded_ore: number;
  @Integer() fee_ore: number;
}

export class LedgerMonthDto {
  @Text() month: string;
  @Flag('All of it is of the test provider, and no sales.') is_test: boolean;
  @Integer('Paid orders.') orders: number;
  @Integer('VAT included.') sold_ore: number;
  @Integer('VAT included.') refunded_ore: number;
  @Integer() fee_ore: number;
  @Integer('Disputes that were lost or are open.') disputed_ore: number;
  @ListOf(LedgerVatDto, 'By rate, lowest first.') vat: LedgerVatDto[];
  @ListOf(LedgerDayDto, 'Days with a movement, in order.') days: LedgerDayDto[];
}

@ApiTags('payments, admin')
@RequireArea('ledger')
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Get()
  @Answers(LedgerMonthDto)
  month(@Query() { month }: LedgerMonthQueryDto): Promise<LedgerMonthDto> {
    return this.ledger.month(month);
  }

  @Audited()
  @Get('csv')
  @RequireStepUp()
  @ApiCsv()
  csv(@Query() { month }: LedgerMonthQueryDto): Promise<StreamableFile> {
    return this.ledger.csv(month);
  }

  /** The verifications of a year, for an accountant's program. */
  @Audited()
  @Get('sie')
  @ApiResponse({
    status: 200,
    description: 'SIE 4, code page 437, as an attachment.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  sie(@Query() { year }: LedgerYearQueryDto): Promise<StreamableFile> {
    return this.ledger.sie(Number(year));
  }
}
