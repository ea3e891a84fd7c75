import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { NotAudited } from '../audit/audited';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import {
  ChangeMailTextsDto,
  MailTextPreviewDto,
  MailTextsSettingDto,
  OriginalTextDto,
} from './mail-texts.dto';
import { SettingChangedDto } from '../settings/settings.dto';
import { MailTextsService } from './mail-texts.service';

@ApiTags('settings, admin')
@ApiBearerAuth()
@RequireArea('system')
@Controller('api/admin/settings/mail-texts')
export class MailTextsController {
  constructor(private readonly texts: MailTextsService) {}

  @Get()
  @ApiOkResponse({ type: MailTextsSettingDto })
  @ApiErrors(401, 403, 503)
  read(): Promise<MailTextsSettingDto> {
    return this.texts.read();
  }

  @Put()
  @ApiOkResponse({ type: MailTextsSettingDto })
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  @ApiErrors(400, 401, 403, 413, 415, 503)
  change(@Body() body: ChangeMailTextsDto, @CurrentUser() user: UserEntity): Promise<MailTextsSettingDto> {
    return this.texts.change(body, user);
  }

  @NotAudited('It changes nothing')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailTextPreviewDto })
  @ApiErrors(400, 401, 403, 413, 415, 503)
  preview(@Body() text: OriginalTextDto): Promise<MailTextPreviewDto> {
    return this.texts.preview(text);
  }
}
