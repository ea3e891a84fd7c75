import type { EntityManager } from 'typeorm';

/** Takes an advisory lock of that name until the end of the transaction. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}

/** Deletes the unconfirmed orders of an address. */
export async function deleteReservations(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM orders WHERE email = $1 AND confirmed_at IS NULL`, [email]);
}
