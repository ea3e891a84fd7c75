import type { EntityManager } from 'typeorm';

/** The numbers of rows of a table, by what `baseline/operations.ts` counts them by. */
export async function countRows(
  manager: EntityManager,
  table: 'audit_log' | 'notify_entries' | 'orders',
): Promise<Map<string, number>> {
  const rows: { part: string; count: number }[] = await manager.query(
    `SELECT part, sum(change)::integer AS count FROM row_counts WHERE list = $1 GROUP BY part`,
    [table],
  );
  return new Map(rows.map(({ part, count }) => [part, count]));
}

/** @param parts all, where there are none. */
export function sumOf(
  counts: ReadonlyMap<string, number>,
  parts: readonly string[] = [...counts.keys()],
): number {
  return parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
}
