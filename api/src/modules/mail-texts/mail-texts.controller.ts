import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { NotAudited } from '../audit/audited';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto } from '../settings/settings.dto';
import {
  ChangeMailTextDto,
  MailTextDto,
  MailTextPreviewDto,
  WordedMailDto,
  WordedMailsDto,
} from './mail-texts.dto';
import { MailTextsService } from './mail-texts.service';

@ApiTags('settings, admin')
@RequireArea('system')
@Controller('api/admin/settings/mail-texts')
export class MailTextsController {
  constructor(private readonly texts: MailTextsService) {}

  @Get()
  @Answers(WordedMailsDto)
  list(): Promise<WordedMailsDto> {
    return this.texts.list();
  }

  @Put(':name')
  @Answers(WordedMailDto)
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  change(
    @Param('name') name: string,
    @Body() body: ChangeMailTextDto,
    @CurrentUser() user: UserEntity,
  ): Promise<WordedMailDto> {
    return this.texts.change(name, body, user);
  }

  @NotAudited('It changes nothing')
  @Post(':name/preview')
  @Answers(MailTextPreviewDto)
  preview(@Param('name') name: string, @Body() text: MailTextDto): Promise<MailTextPreviewDto> {
    return this.texts.preview(name, text);
  }
}
