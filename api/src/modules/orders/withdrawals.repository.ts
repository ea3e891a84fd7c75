import type { EntityManager } from 'typeorm';
import type { WaitingRows } from '../overview/overview.repository';

/** Deletes the handled withdrawals of an address that belong to no confirmed order. */
export async function deleteHandledWithdrawals(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    `DELETE FROM withdrawals WHERE email = $1 AND status = 'handled' AND NOT EXISTS (
       SELECT FROM orders WHERE orders.id = order_id AND orders.confirmed_at IS NOT NULL)`,
    [email],
  );
}

/** Counts withdrawals that nobody has handled. @param isOwed whether the money of their order is still to be returned. */
export async function countReceivedWithdrawals(
  manager: EntityManager,
  isOwed: boolean,
): Promise<WaitingRows> {
  const [row]: WaitingRows[] = await manager.query(
    `SELECT count(*)::integer AS count, min(withdrawal.created_at) AS oldest, max(withdrawal.created_at) AS latest
     FROM withdrawals AS withdrawal LEFT JOIN orders ON orders.id = withdrawal.order_id
     WHERE withdrawal.status = 'received' AND (orders.status IS NOT DISTINCT FROM 'paid') = $1`,
    [isOwed],
  );
  return row ?? { count: 0, oldest: null, latest: null };
}

/** When each of these was last changed, and by whom; null where the account is gone. Only the status of one changes. */
export function findChanges(
  manager: EntityManager,
  ids: string[],
): Promise<{ id: string; at: Date; by: string | null }[]> {
  return manager.query(
    `SELECT DISTINCT ON (entry.target) entry.target AS id, entry.at, coalesce(nullif(users.name, ''), users.username) AS by
     FROM audit_log AS entry LEFT JOIN users ON users.id = entry.actor_id
     WHERE entry.action = 'AdminWithdrawals_change' AND entry.outcome = 'done' AND entry.target = ANY ($1)
     ORDER BY entry.target, entry.id DESC`,
    [ids],
  );
}
