import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Answers } from '../../contract/answers';
import { isOneLine } from '../../contract/fields';
import { IsText } from '../../contract/request-fields';
import { ListOf, Nested, Text } from '../../contract/response-fields';
import { NotAudited } from '../audit/audited';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
import { SettingChangedDto, IsSettingVersion, SettingDto } from '../settings/settings.dto';
import type { MailText } from '../mail/mail-template';
import { MailTextsService } from './mail-texts.service';

export class MailTextDto implements MailText {
  @isOneLine('Ämnesraden ska stå på en rad.')
  @IsText({ trim: true, min: [1, 'Skriv en ämnesrad.'], max: [150, 'Ämnesraden får vara högst 150 tecken.'] })
  subject: string;

  @isOneLine('Inledningen är ett enda stycke.')
  @IsText({
    trim: true,
    min: [1, 'Skriv en inledning.'],
    max: [1000, 'Inledningen får vara högst 1 000 tecken.'],
    description: 'The paragraph after the greeting.',
  })
  opening: string;
}

export class ChangeMailTextDto {
  @Nested(MailTextDto, { nullable: true, description: 'null: the original.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => MailTextDto)
  text: MailTextDto | null;

  @IsSettingVersion() version: number;
}

/** A mail that the system sends by itself, and its words. */
export class WordedMailDto extends SettingDto {
  @Text('Its kind in the outbox.') name: string;
  @Text('In Swedish.') title: string;
  @Nested(MailTextDto, 'The code’s text.') original: MailTextDto;
  @Nested(MailTextDto, { nullable: true, description: 'The owner’s text; null: the original.' })
  text: MailTextDto | null;
}

export class WordedMailsDto {
  @ListOf(WordedMailDto) mails: WordedMailDto[];
}

export class MailTextPreviewDto {
  @Text() subject: string;
  @Text() html: string;
}

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
