import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IS_TEXT, mayBeAbsent } from '../../common/fields';
import { POST_DEFAULTS } from './post-fields';

const TOO_LONG = { message: 'Texten är för lång.' };

const typedText = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 500_000 }),
    MaxLength(500_000, TOO_LONG),
    IsString(IS_TEXT),
    mayBeAbsent(),
  );

const typedList = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: 100 }),
    MaxLength(100, { ...TOO_LONG, each: true }),
    IsString({ ...IS_TEXT, each: true }),
    ArrayMaxSize(100, { message: 'Listan är för lång.' }),
    IsArray({ message: 'Fältet ska vara en lista.' }),
    mayBeAbsent(),
  );

const typedChoice = () =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean }),
    IsBoolean({ message: 'Fältet ska vara valt eller inte valt.' }),
    mayBeAbsent(),
  );

/**
 * A post's fields as typed. They may be incomplete, so only the type and size of each are validated: a text, a list
 * of texts, or a choice, by the type of the field's default.
 */
export class WorkingCopyFieldsDto {
  [field: string]: unknown;

  @typedText()
  publish_at?: string;
}

for (const [field, value] of Object.entries(POST_DEFAULTS)) {
  const typed = Array.isArray(value) ? typedList() : typeof value === 'boolean' ? typedChoice() : typedText();
  typed(WorkingCopyFieldsDto.prototype, field);
}

export class SaveWorkingCopyDto extends WorkingCopyFieldsDto {
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    minimum: 1,
    description: 'The version of the post on which the text is based; none for a new post.',
  })
  @Max(2_147_483_647, { message: 'Versionen finns inte.' })
  @Min(1, { message: 'Versionen finns inte.' })
  @IsInt({ message: 'Versionen ska vara ett heltal.' })
  @IsOptional()
  base_version?: number | null;
}

export class WorkingCopyDto {
  @ApiProperty({ type: WorkingCopyFieldsDto })
  fields: WorkingCopyFieldsDto;

  @ApiProperty({ type: Number, nullable: true })
  base_version: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  saved_at: string;
}

export class WorkingCopyAnswerDto {
  @ApiProperty({ type: WorkingCopyDto, nullable: true, description: 'null without unsaved text.' })
  working_copy: WorkingCopyDto | null;
}

export class WorkingCopyReceiptDto {
  @ApiProperty({ type: String, format: 'date-time' })
  saved_at: string;
}
