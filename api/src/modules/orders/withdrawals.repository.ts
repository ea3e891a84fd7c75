import type { EntityManager } from 'typeorm';

/** Counts withdrawals of the last hour without a known order; the count stops at `limit`. */
export async function countUnmatchedWithdrawals(manager: EntityManager, limit: number): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM (
       SELECT FROM withdrawals WHERE order_id IS NULL AND created_at > now() - interval '1 hour' LIMIT $1
     ) AS taken`,
    [limit],
  );
  return row?.count ?? 0;
}

/** Counts receipts mailed to an address for withdrawals without a known order: within `minutes`, and within a day. */
export async function countUnmatchedReceipts(
  manager: EntityManager,
  email: string,
  minutes: number,
): Promise<{ recent: number; today: number }> {
  const [row]: { recent: number; today: number }[] = await manager.query(
    `SELECT count(*) FILTER (WHERE created_at > now() - make_interval(mins => $2))::integer AS recent,
            count(*)::integer AS today
     FROM withdrawals
     WHERE email = $1 AND order_id IS NULL AND is_mailed AND created_at > now() - interval '1 day'`,
    [email, minutes],
  );
  return row ?? { recent: 0, today: 0 };
}

/** Deletes the handled withdrawals of an address that belong to no confirmed order. */
export async function deleteHandledWithdrawals(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    `DELETE FROM withdrawals WHERE email = $1 AND status = 'handled' AND NOT EXISTS (
       SELECT FROM orders WHERE orders.id = order_id AND orders.confirmed_at IS NOT NULL)`,
    [email],
  );
}
