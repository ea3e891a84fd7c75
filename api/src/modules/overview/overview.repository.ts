import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

export interface WaitingRows {
  count: number;
  oldest: Date | null;
  latest: Date | null;
}

/** Counts rows, with the first and the last time of a column. @param column its property. */
export async function countWaiting<Row extends ObjectLiteral>(
  manager: EntityManager,
  rows: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  column: keyof Row & string,
): Promise<WaitingRows> {
  const found = await manager
    .createQueryBuilder(rows, 'waiting')
    .select('count(*)::integer', 'count')
    .addSelect(`min(waiting.${column})`, 'oldest')
    .addSelect(`max(waiting.${column})`, 'latest')
    .where(where)
    .getRawOne<WaitingRows>();
  return found ?? { count: 0, oldest: null, latest: null };
}
