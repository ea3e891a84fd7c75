import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Flag, Timestamp } from '../../contract/response-fields';
import { Database } from '../../database/database';
import { Public } from '../auth/access';
import { readLastRun } from '../../operations/retention';

export class RetentionStatusDto {
  @Timestamp({ nullable: true, description: 'null before the first run.' }) last_run_at: Date | null;
  @Flag('Whether it has not run for two days.') is_overdue: boolean;
}

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
