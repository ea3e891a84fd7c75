import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { OverviewMailer } from './overview-mailer';
import { OverviewDto, OverviewMailDto, OverviewWeekDto } from './overview.dto';
import { OverviewService } from './overview.service';

/** The start of the back office: each role gets what belongs to its areas. */
@ApiTags('overview, admin')
@ApiBearerAuth()
@Controller('api/admin/overview')
export class OverviewController {
  constructor(
    private readonly overview: OverviewService,
    private readonly mailer: OverviewMailer,
  ) {}

  /** What waits, and what comes next. */
  @Get()
  @ApiOkResponse({ type: OverviewDto })
  @ApiErrors(401, 403, 503)
  read(@CurrentUser() user: UserEntity): Promise<OverviewDto> {
    return this.overview.read(user);
  }

  /** Figures of the last seven days. */
  @Get('week')
  @ApiOkResponse({ type: OverviewWeekDto })
  @ApiErrors(401, 403, 503)
  readWeek(@CurrentUser() user: UserEntity): Promise<OverviewWeekDto> {
    return this.overview.readWeek(user);
  }

  /** When the caller is mailed what waits. */
  @Get('mail')
  @RequireArea('system')
  @ApiOkResponse({ type: OverviewMailDto })
  @ApiErrors(401, 403, 503)
  readMail(@CurrentUser() user: UserEntity): Promise<OverviewMailDto> {
    return this.mailer.read(user);
  }

  @Put('mail')
  @RequireArea('system')
  @ApiOkResponse({ type: OverviewMailDto })
  @ApiErrors(400, 401, 403, 413, 415, 503)
  chooseMail(@Body() { choice }: OverviewMailDto, @CurrentUser() user: UserEntity): Promise<OverviewMailDto> {
    return this.mailer.choose(user, choice);
  }
}
