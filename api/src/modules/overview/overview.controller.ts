import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { OverviewDto, OverviewWeekDto } from './overview.dto';
import { OverviewService } from './overview.service';

/** The start of the back office: each role gets what belongs to its areas. */
@ApiTags('overview, admin')
@ApiBearerAuth()
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /** What waits, and what comes next. */
  @Get()
  @Answers(OverviewDto, 403)
  read(@CurrentUser() user: UserEntity): Promise<OverviewDto> {
    return this.overview.read(user);
  }

  /** Figures of the last seven days. */
  @Get('week')
  @Answers(OverviewWeekDto, 403)
  readWeek(@CurrentUser() user: UserEntity): Promise<OverviewWeekDto> {
    return this.overview.readWeek(user);
  }
}
