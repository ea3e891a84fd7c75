import { Controller, Get, Body, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags, ApiPreconditionFailedResponse } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { OverviewDto, OverviewWeekDto, NOTICES, ChangeNoticesDto, NoticesSettingDto } from './overview.dto';
import { OverviewService } from './overview.service';
import { SettingChangedDto } from '../settings/settings.dto';
import { SettingsService } from '../settings/settings.service';

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

/** When owners are mailed what waits. */
@ApiTags('settings, admin')
@RequireArea('system')
@Controller('api/admin/settings/notices')
export class NoticeSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Answers(NoticesSettingDto)
  read(): Promise<NoticesSettingDto> {
    return this.settings.state(NOTICES);
  }

  @Put()
  @Answers(NoticesSettingDto)
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  change(@Body() body: ChangeNoticesDto, @CurrentUser() user: UserEntity): Promise<NoticesSettingDto> {
    return this.settings.change(NOTICES, body, user);
  }
}
