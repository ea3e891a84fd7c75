import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Drain } from '@stillsam/http-server/drain';
import { Answers } from '../../contract/answers';
import { DomainError } from '../../http/domain-error';
import { OneOf } from '../../contract/response-fields';
import { Database } from '../../database/database';
import { Public } from '../auth/access';

export class HealthDto {
  @OneOf(['ok']) status: 'ok';
}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
  ) {}

  /** Liveness: the process runs. */
  @Public()
  @Get('live')
  @Answers(HealthDto)
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Readiness: the database responds, and this process goes on. */
  @Public()
  @Get('ready')
  @Answers(HealthDto)
  async ready(): Promise<HealthDto> {
    if (this.drain.isDraining) throw stopping();
    await this.database.ping();
    return { status: 'ok' };
  }
}

/** For proxies: new requests go elsewhere. */
function stopping(): DomainError {
  return new DomainError(503, 'OVERLOADED', 'Den här processen avslutas. Försök igen om en stund.');
}
