import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
/** At most 18 digits: every such number is a bigint of PostgreSQL. */
const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the id of a row; any other would make the query fail. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/**
 * Locks a row for a change until the end of the transaction.
 *
 * @param id as an address has it.
 * @returns null where there is none, or the id is no number.
 */
export async function lockById<Row extends { id: string }>(
  manager: EntityManager,
  rows: EntityTarget<Row>,
  id: string,
  { withDeleted = false } = {},
): Promise<Row | null> {
  if (!isId(id)) return null;
  const where = { id } as FindOptionsWhere<Row>;
  return manager.findOne(rows, { where, withDeleted, lock: { mode: 'pessimistic_write' } });
}
