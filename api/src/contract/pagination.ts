import { Max } from 'class-validator';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { IsWhole } from './request-fields';
import { Numeric } from './response-fields';

const MAX_PAGE = 1_000_000;

/** How many of a list stand on a page. */
export const IsPageLength = (usual: number) =>
  IsWhole(
    {
      isQuery: true,
      min: [1, 'Minst 1 åt gången.'],
      max: [100, 'Högst 100 åt gången.'],
      required: false,
      default: usual,
    },
    'Antalet ska vara ett heltal.',
  );

/** Number and length of a page of a list. */
export class PageDto {
  @Max(MAX_PAGE, { message: 'Sidan finns inte.' })
  @IsWhole(
    { isQuery: true, min: [1, 'Sidan räknas från 1.'], required: false, default: 1 },
    'Sidan ska vara ett heltal.',
  )
  page: number = 1;

  @IsPageLength(20)
  limit: number = 20;
}

export class PaginationDto {
  @Numeric() page: number;
  @Numeric() limit: number;
  @Numeric() totalCount: number;
  @Numeric() totalPages: number;
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
