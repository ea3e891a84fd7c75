import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { IS_TEXT, mayBeAbsent } from '../../../contract/fields';
import { IsVersion } from '../../../contract/request-fields';
import { Describe, Flag, ListOf, Nested, Numeric, Text, Timestamp } from '../../../contract/response-fields';
import { POST_DEFAULTS } from './post-fields';

const TOO_LONG = { message: 'Texten är för lång.' };

const typedText = () =>
  applyDecorators(
    Text({ maxLength: 500_000, required: false }),
    MaxLength(500_000, TOO_LONG),
    IsString(IS_TEXT),
    mayBeAbsent(),
  );

const typedList = () =>
  applyDecorators(
    ListOf(String, { maxItems: 100, required: false }),
    MaxLength(100, { ...TOO_LONG, each: true }),
    IsString({ ...IS_TEXT, each: true }),
    ArrayMaxSize(100, { message: 'Listan är för lång.' }),
    IsArray({ message: 'Fältet ska vara en lista.' }),
    mayBeAbsent(),
  );

const typedChoice = () =>
  applyDecorators(
    Flag({ required: false }),
    IsBoolean({ message: 'Fältet ska vara valt eller inte valt.' }),
    mayBeAbsent(),
  );

/**
 * A post's fields as typed. They may be incomplete, so only the type and size of each are validated: a text, a list
 * of texts, or a choice, by the type of the field's default.
 */
export class WorkingCopyFieldsDto {
  [field: string]: unknown;

  @typedText() publish_at?: string;
}

for (const [field, value] of Object.entries(POST_DEFAULTS)) {
  const typed = Array.isArray(value) ? typedList() : typeof value === 'boolean' ? typedChoice() : typedText();
  typed(WorkingCopyFieldsDto.prototype, field);
}

export class SaveWorkingCopyDto extends WorkingCopyFieldsDto {
  @Describe('The version of the post on which the text is based; none for a new post.')
  @IsVersion({ required: false, nullable: true }, 'Versionen ska vara ett heltal.')
  base_version?: number | null;
}

export class WorkingCopyDto {
  @Nested(WorkingCopyFieldsDto) fields: WorkingCopyFieldsDto;
  @Numeric({ nullable: true }) base_version: number | null;
  @Timestamp() saved_at: Date;
  @Text() tab: string;
}

export class WorkingCopyAnswerDto {
  @ListOf(WorkingCopyDto, 'The unsaved text of every tab, the newest first.') copies: WorkingCopyDto[];
}

export class DiscardQueryDto {
  @IsISO8601({}, { message: 'Tiden ska vara en tid enligt ISO 8601.' })
  @IsOptional()
  @Timestamp({ required: false, description: 'Discards the copy only as it was saved then.' })
  saved_at?: string;
}

export class WorkingCopyReceiptDto {
  @Timestamp() saved_at: Date;
}
