import { Body, Controller, Get, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, ApiErrors } from '../../contract/answers';
import { NotAudited } from '../audit/audited';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto } from '../settings/settings.dto';
import { ChangePronunciationsDto, PronunciationsSettingDto, SayDto } from './pronunciations.dto';
import { PronunciationsService } from './pronunciations.service';

@ApiTags('settings, admin')
@RequireArea('system')
@Controller('api/admin/settings/pronunciations')
export class PronunciationsController {
  constructor(private readonly pronunciations: PronunciationsService) {}

  @Get()
  @Answers(PronunciationsSettingDto)
  read(): Promise<PronunciationsSettingDto> {
    return this.pronunciations.read();
  }

  @Put()
  @Answers(PronunciationsSettingDto)
  @ApiPreconditionFailedResponse({ type: SettingChangedDto })
  change(
    @Body() body: ChangePronunciationsDto,
    @CurrentUser() user: UserEntity,
  ): Promise<PronunciationsSettingDto> {
    return this.pronunciations.change(body, user);
  }

  /** A word as the voice says it. */
  @NotAudited('It changes nothing')
  @Post('say')
  @HttpCode(200)
  @ApiResponse({ status: 200, content: { 'audio/wav': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors(404)
  async say(@Body() { text }: SayDto): Promise<StreamableFile> {
    return new StreamableFile(await this.pronunciations.say(text), { type: 'audio/wav' });
  }
}
