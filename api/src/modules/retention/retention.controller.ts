import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.decorator';
import { Public } from '../auth/access';
import { RetentionStatus } from './retention-status';
import { RetentionStatusDto } from './retention.dto';

/** For monitoring and the back office. No part of readiness: a purge that is late stops no visitor. */
@ApiTags('health')
@Controller('api/health/retention')
export class RetentionController {
  constructor(private readonly status: RetentionStatus) {}

  /** When data that were kept long enough were last deleted. */
  @Public()
  @Get()
  @ApiOkResponse({ type: RetentionStatusDto })
  @ApiErrors(503)
  read(): Promise<RetentionStatusDto> {
    return this.status.read();
  }
}
