import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser, RequireArea, RequireStepUp } from '../auth/access';
import type { UserEntity } from '../auth/user.entity';
import { PartDto, PartsDto, RollbackDto } from './releases.dto';
import { ReleasesService } from './releases.service';

@ApiTags('releases, admin')
@RequireArea('releases')
@Controller('api/admin/releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  /** What is live of each part, and how it came to that. */
  @Get()
  @Answers(PartsDto)
  list(@CurrentUser() user: UserEntity): Promise<PartsDto> {
    return this.releases.list(user);
  }

  /** Makes a version live that was live before. A canary ends with it. A member of a team may for its own parts. */
  @Post(':part/rollback')
  @RequireStepUp()
  @Answers(PartDto, 409)
  rollBack(
    @Param('part') part: string,
    @Body() rollback: RollbackDto,
    @CurrentUser() user: UserEntity,
  ): Promise<PartDto> {
    return this.releases.rollBack(part, rollback, user);
  }
}
