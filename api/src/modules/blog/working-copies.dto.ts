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

const TOO_LONG = { message: 'Texten är för lång.' };

/** What stands in the editor, as typed: it may be half a word or no title yet, so only its size is looked at. */
export class WorkingCopyFieldsDto {
  @ApiPropertyOptional({ type: String, maxLength: 1000 })
  @MaxLength(1000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  title?: string;

  @ApiPropertyOptional({ type: String, maxLength: 1000 })
  @MaxLength(1000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  slug?: string;

  @ApiPropertyOptional({ type: String, maxLength: 500_000 })
  @MaxLength(500_000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  content?: string;

  @ApiPropertyOptional({ type: String, maxLength: 5000 })
  @MaxLength(5000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  excerpt?: string;

  @ApiPropertyOptional({ type: String, maxLength: 2000 })
  @MaxLength(2000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  featured_image?: string;

  @ApiPropertyOptional({ type: String, maxLength: 5000 })
  @MaxLength(5000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  featured_image_alt?: string;

  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean({ message: 'Kriskortet ska vara valt eller inte valt.' })
  @mayBeAbsent()
  shows_crisis_card?: boolean;

  @ApiPropertyOptional({ type: String, maxLength: 20 })
  @MaxLength(20, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  status?: string;

  @ApiPropertyOptional({ type: String, maxLength: 5000 })
  @MaxLength(5000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  meta_description?: string;

  @ApiPropertyOptional({ type: String, maxLength: 5000 })
  @MaxLength(5000, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  meta_keywords?: string;

  @ApiPropertyOptional({ type: [String], maxItems: 20 })
  @MaxLength(100, { ...TOO_LONG, each: true })
  @IsString({ ...IS_TEXT, each: true })
  @ArrayMaxSize(20, { message: 'Listan är för lång.' })
  @IsArray({ message: 'Fältet ska vara en lista.' })
  @mayBeAbsent()
  categories?: string[];

  @ApiPropertyOptional({ type: [String], maxItems: 100 })
  @MaxLength(100, { ...TOO_LONG, each: true })
  @IsString({ ...IS_TEXT, each: true })
  @ArrayMaxSize(100, { message: 'Listan är för lång.' })
  @IsArray({ message: 'Fältet ska vara en lista.' })
  @mayBeAbsent()
  tags?: string[];

  @ApiPropertyOptional({ type: String, maxLength: 40 })
  @MaxLength(40, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  difficulty?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40 })
  @MaxLength(40, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  icon?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40 })
  @MaxLength(40, TOO_LONG)
  @IsString(IS_TEXT)
  @mayBeAbsent()
  publish_at?: string;
}

export class SaveWorkingCopyDto extends WorkingCopyFieldsDto {
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    minimum: 1,
    description: 'The version of the post that the typing started from; none for a post that is to be.',
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
  @ApiProperty({ type: WorkingCopyDto, nullable: true, description: 'null when nothing waits to be saved.' })
  working_copy: WorkingCopyDto | null;
}

export class WorkingCopyReceiptDto {
  @ApiProperty({ type: String, format: 'date-time' })
  saved_at: string;
}
