import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Drain } from '@stillsam/http-server/drain';
import { ApiErrors } from '../../common/api-errors.decorator';
import { DomainError } from '../../common/domain-error';
import { Database } from '../../database/database';
import { ReadReplica, type ReplicaState } from '../../database/read-replica';
import { Public } from '../auth/access';

export class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

const REPLICA_STATES: ReplicaState[] = ['none', 'current', 'behind', 'away'];

export class ReadinessDto extends HealthDto {
  @ApiProperty({
    enum: REPLICA_STATES,
    description: 'The replica that answers public reads; the database does where it is not current.',
  })
  read_replica: ReplicaState;
}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly drain: Drain,
  ) {}

  /** Liveness: the process runs. */
  @Public()
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Readiness: the database responds, and this process goes on. It does not need the replica. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: ReadinessDto })
  @ApiErrors(503)
  async ready(): Promise<ReadinessDto> {
    if (this.drain.isDraining) throw stopping();
    await this.database.ping();
    return { status: 'ok', read_replica: this.replica.state };
  }
}

/** For proxies: new requests go elsewhere. */
function stopping(): DomainError {
  return new DomainError('Den här processen avslutas. Försök igen om en stund.', {
    status: 503,
    code: 'OVERLOADED',
  });
}
