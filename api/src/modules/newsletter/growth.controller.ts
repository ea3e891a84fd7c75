import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { IsWhole } from '../../contract/request-fields';
import { Day, Integer, ListOf } from '../../contract/response-fields';
import { Database } from '../../database/database';
import { RequireArea } from '../auth/access';
import { findGrowth } from './growth.repository';

export class GrowthQueryDto {
  @IsWhole(
    {
      isQuery: true,
      min: [1, 'Minst 1 dag.'],
      max: [400, 'Högst 400 dagar.'],
      required: false,
      default: 90,
      description: 'Until today, in Sweden.',
    },
    'Antalet dagar ska vara ett heltal.',
  )
  days: number = 90;
}

export class GrowthDayDto {
  @Day() day: string;
  @Integer('Confirmed or imported on the day.') confirmed: number;
  @Integer('Unsubscribed, or out of reach, on the day.') left: number;
  @Integer('Active at the end of the day.') active: number;
}

export class GrowthDto {
  @ListOf(GrowthDayDto, 'Each day, oldest first. Deleted subscribers are in none.') days: GrowthDayDto[];
}

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
