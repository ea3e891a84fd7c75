import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto } from '../settings/settings.dto';
import { SettingsService } from '../settings/settings.service';
import { NOTICES, ChangeNoticesDto, NoticesSettingDto } from './notices.dto';

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
