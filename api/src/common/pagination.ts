import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const LARGEST_PAGE = 1_000_000;

/** Number and length of a page of a list. */
export class PageDto {
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

/** An empty list has one page, which is empty. */
export function toPagination(page: number, limit: number, totalCount: number): PaginationDto {
  return { page, limit, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / limit)) };
}

/** The options of a `find` for a page. */
export function sliceOf(page: number, limit: number): { skip: number; take: number } {
  return { skip: (page - 1) * limit, take: limit };
}

/** The rows of a page, and the number of all rows. */
export function takePage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: number,
  limit: number,
): Promise<[Row[], number]> {
  const { skip, take } = sliceOf(page, limit);
  return query.skip(skip).take(take).getManyAndCount();
}
