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

/** A slice of `total` rows, by the shorter way to it: rows that are passed over take time. */
export function sliceFromNearerEnd({ skip, take }: { skip: number; take: number }, total: number) {
  const after = total - skip - take;
  if (skip <= after) return { order: 'DESC', skip, take } as const;
  return { order: 'ASC', skip: Math.max(0, after), take: Math.max(0, Math.min(take, total - skip)) } as const;
}

/** A page of `total` rows, the newest first. The rows before it are passed over in the index alone. */
export async function takeNewest<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: number,
  limit: number,
  total: number,
): Promise<Row[]> {
  const id = `${query.alias}.id`;
  const { order, skip, take } = sliceFromNearerEnd(sliceOf(page, limit), total);
  if (take <= 0) return [];
  const slice = query.clone().select(id).orderBy(id, order).offset(skip).limit(take);
  return query.where(`${id} IN (${slice.getQuery()})`).orderBy(id, 'DESC').getMany();
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
