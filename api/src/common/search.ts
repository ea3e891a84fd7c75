import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IS_TEXT } from './fields';
import { PageDto } from './pagination';

/** The query of a list that can be searched. */
export class SearchQueryDto extends PageDto {
  @ApiPropertyOptional({ type: String, maxLength: 200 })
  @MaxLength(200, { message: 'Sökningen är för lång.' })
  @IsString(IS_TEXT)
  @IsOptional()
  search?: string;
}

/** An ILIKE pattern for a literal text: `%` and `_` are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
