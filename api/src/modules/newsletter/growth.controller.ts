import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { Database } from '../../database/database';
import { RequireArea } from '../auth/access';
import { GrowthDto, GrowthQueryDto } from './growth.dto';
import { findGrowth } from './growth.repository';

@ApiTags('newsletter, admin')
@ApiBearerAuth()
@RequireArea('subscribers')
@Controller('api/admin/newsletter/growth')
export class GrowthController {
  constructor(private readonly database: Database) {}

  /** How the list of subscribers grew, day by day. */
  @Get()
  @ApiOkResponse({ type: GrowthDto })
  @ApiErrors(400, 401, 403, 503)
  async read(@Query() { days }: GrowthQueryDto): Promise<GrowthDto> {
    return { days: await findGrowth(this.database.manager, days) };
  }
}
