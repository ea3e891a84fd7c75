import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, ApiCsv } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { RequireArea, RequireStepUp } from '../auth/access';
import { LedgerMonthDto, LedgerMonthQueryDto, LedgerYearQueryDto } from './ledger.dto';
import { LedgerService } from './ledger.service';

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
