import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IS_TEXT } from './fields';

const LARGEST_PAGE = 1_000_000;

/** The query of a list that comes in pages. */
export class PageQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 1, default: 1 })
  @Max(LARGEST_PAGE, { message: 'Sidan finns inte.' })
  @Min(1, { message: 'Sidan räknas från 1.' })
  @IsInt({ message: 'Sidan ska vara ett heltal.' })
  @Type(() => Number)
  @IsOptional()
  page: number = 1;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: 20 })
  @Max(100, { message: 'Högst 100 åt gången.' })
  @Min(1, { message: 'Minst 1 åt gången.' })
  @IsInt({ message: 'Antalet ska vara ett heltal.' })
  @Type(() => Number)
  @IsOptional()
  limit: number = 20;
}

/** The query of a list that can be searched. */
export class SearchQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, maxLength: 200 })
  @MaxLength(200, { message: 'Sökningen är för lång.' })
  @IsString(IS_TEXT)
  @IsOptional()
  search?: string;
}

export class PaginationDto {
  @ApiProperty({ type: Number })
  page: number;

  @ApiProperty({ type: Number })
  limit: number;

  @ApiProperty({ type: Number })
  totalCount: number;

  @ApiProperty({ type: Number })
  totalPages: number;
}

export function toPagination(page: number, limit: number, totalCount: number): PaginationDto {
  return { page, limit, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / limit)) };
}

/** A pattern of ILIKE for a text as it stands: `%` and `_` are letters like any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
