import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.decorator';
import { Database } from '../../database/database';
import { Public } from '../auth/access';

export class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** Liveness: the process runs. */
  @Public()
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Readiness: the database responds. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors(503)
  async ready(): Promise<HealthDto> {
    await this.database.ping();
    return { status: 'ok' };
  }
}
