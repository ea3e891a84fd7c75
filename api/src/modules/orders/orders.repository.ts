import type { EntityManager } from 'typeorm';

/** Waits until no other transaction holds a lock of that name, and holds it until the end of this one. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}

/** Deletes an address's orders that were never confirmed. */
export async function deleteReservations(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM orders WHERE email = $1 AND confirmed_at IS NULL`, [email]);
}
