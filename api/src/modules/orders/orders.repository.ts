import type { EntityManager } from 'typeorm';

/** Takes an advisory lock of that name until the end of the transaction. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}

/** SQL: nobody has paid for the order, and nobody can any more. */
export const UNPAID = `confirmed_at IS NULL AND status <> 'placed'
  AND NOT EXISTS (SELECT FROM ledger_entries WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM payment_attempts WHERE order_id = orders.id AND state = 'open')`;

export async function deleteUnpaidOrders(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM orders WHERE email = $1 AND ${UNPAID}`, [email]);
}
