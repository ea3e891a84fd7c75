import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
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
  @ApiOkResponse({ type: OverviewDto })
  @ApiErrors(403)
  read(@CurrentUser() user: UserEntity): Promise<OverviewDto> {
    return this.overview.read(user);
  }

  /** Figures of the last seven days. */
  @Get('week')
  @ApiOkResponse({ type: OverviewWeekDto })
  @ApiErrors(403)
  readWeek(@CurrentUser() user: UserEntity): Promise<OverviewWeekDto> {
    return this.overview.readWeek(user);
  }
}
