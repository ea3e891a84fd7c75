import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Public } from '../auth/access';
import { RetentionStatus } from './retention-status';
import { RetentionStatusDto } from './retention.dto';

/** For monitoring and the admin. It is not part of readiness, because a late purge does not affect visitors. */
@ApiTags('health')
@Controller('api/health/retention')
export class RetentionController {
  constructor(private readonly status: RetentionStatus) {}

  /** The time of the last purge. */
  @Public()
  @Get()
  @Answers(RetentionStatusDto)
  read(): Promise<RetentionStatusDto> {
    return this.status.read();
  }
}
