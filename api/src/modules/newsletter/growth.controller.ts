import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Database } from '../../database/database';
import { RequireArea } from '../auth/access';
import { GrowthDto, GrowthQueryDto } from './growth.dto';
import { findGrowth } from './growth.repository';

@ApiTags('newsletter, admin')
@RequireArea('subscribers')
@Controller('api/admin/newsletter/growth')
export class GrowthController {
  constructor(private readonly database: Database) {}

  /** How the list of subscribers grew, day by day. */
  @Get()
  @Answers(GrowthDto)
  async read(@Query() { days }: GrowthQueryDto): Promise<GrowthDto> {
    return { days: await findGrowth(this.database.manager, days) };
  }
}
