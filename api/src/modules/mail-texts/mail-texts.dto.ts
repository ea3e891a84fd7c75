import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { isOneLine } from '../../contract/fields';
import { IsOneOf, IsText } from '../../contract/request-fields';
import { ListOf, Nested, Text } from '../../contract/response-fields';
import { MAIL_TEXT_NAMES, type MailText, type MailTextName } from '../mail/mail-texts';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import { applyDecorators } from '@nestjs/common';

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

const IsOwnText = () =>
  applyDecorators(
    Nested(MailTextDto, { nullable: true, required: false, description: 'null: the original.' }),
    IsOptional(),
    ValidateNested(),
    Type(() => MailTextDto),
  );

/** The owner's texts, by mail. */
export class MailTextsDto implements Partial<Record<MailTextName, MailText | null>> {
  @IsOwnText() newsletter_opt_in: MailTextDto | null = null;
  @IsOwnText() newsletter_welcome: MailTextDto | null = null;
  @IsOwnText() order_paid: MailTextDto | null = null;
  @IsOwnText() withdrawal_received: MailTextDto | null = null;
}

export class ChangeMailTextsDto extends MailTextsDto {
  @IsSettingVersion() version: number;
}

export class OriginalTextDto extends MailTextDto {
  @IsOneOf(MAIL_TEXT_NAMES, 'Mejlet finns inte.') name: MailTextName;
}

export class MailTextsSettingDto extends SettingDto {
  @Nested(MailTextsDto) value: MailTextsDto;
  @ListOf(OriginalTextDto, 'The code’s texts.') originals: OriginalTextDto[];
}

export class MailTextPreviewDto {
  @Text() subject: string;
  @Text() html: string;
}
