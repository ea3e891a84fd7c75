import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { isId } from './ids';

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
