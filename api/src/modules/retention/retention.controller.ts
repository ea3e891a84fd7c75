import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Database } from '../../database/database';
import { Public } from '../auth/access';
import { readLastRun } from './retention-runs.repository';
import { RetentionStatusDto } from './retention.dto';

/** For monitoring and the admin. It is not part of readiness, because a late purge does not affect visitors. */
@ApiTags('health')
@Controller('api/health/retention')
export class RetentionController {
  constructor(private readonly database: Database) {}

  /** The time of the last purge. */
  @Public()
  @Get()
  @Answers(RetentionStatusDto)
  read(): Promise<RetentionStatusDto> {
    return readLastRun(this.database.manager);
  }
}
