import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Waiting } from '../../module-registration';

export interface WaitingRows {
  count: number;
  oldest: Date | null;
  latest: Date | null;
}

/** What waits, with a deadline that counts from the oldest of it. */
export function waitingFor({ count, oldest, latest }: WaitingRows, periodMs?: number): Waiting {
  const dueAt = oldest && periodMs ? new Date(oldest.getTime() + periodMs) : null;
  return { count, dueAt, latestAt: latest };
}

/** Counts what waits. @param column its property that says since when. */
export async function countWaiting<Row extends ObjectLiteral>(
  manager: EntityManager,
  rows: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  column: keyof Row & string,
  periodMs?: number,
): Promise<Waiting> {
  const found = await manager
    .createQueryBuilder(rows, 'waiting')
    .select('count(*)::integer', 'count')
    .addSelect(`min(waiting.${column})`, 'oldest')
    .addSelect(`max(waiting.${column})`, 'latest')
    .where(where)
    .getRawOne<WaitingRows>();
  return waitingFor(found ?? { count: 0, oldest: null, latest: null }, periodMs);
}
