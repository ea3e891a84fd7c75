import {
  CreateDateColumn,
  PrimaryGeneratedColumn,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
} from 'typeorm';

/** A row that the database numbers. */
export abstract class NumberedRow {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;
}

/** A numbered row with the time of its insertion. */
export abstract class DatedRow extends NumberedRow {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/**
 * Inserts a row unless a unique constraint refuses it; waits for a parallel insert of the same.
 *
 * @param key a column. @returns its value in the new row; undefined where there is one already.
 */
export async function insertNew<Row extends ObjectLiteral>(
  manager: EntityManager,
  rows: EntityTarget<Row>,
  values: QueryDeepPartialEntity<Row>,
  key = 'id',
): Promise<string | undefined> {
  const insert = manager.createQueryBuilder().insert().into(rows).values(values);
  const { raw } = await insert.orIgnore().returning(key).execute();
  const [made]: Record<string, string>[] = raw;
  return made?.[key];
}

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
