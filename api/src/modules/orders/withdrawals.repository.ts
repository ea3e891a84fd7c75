import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { WaitingRows } from '../overview/overview.repository';
import { WithdrawalEntity } from './withdrawal.entity';

/** Limit for all nets, of withdrawals without a known order: each sends a mail to an address that anyone can type. */
const MAX_PER_HOUR = 200;
/** Limits for one recipient, of receipts for withdrawals without a known order: anybody can type the address. */
const PAUSE_MINUTES = 15;
const MAX_MAILS_A_DAY = 3;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Whether another withdrawal without a known order is taken. Parallel ones may exceed the cap by the number of connections. */
export async function hasRoom(manager: EntityManager): Promise<boolean> {
  const ofThisHour = { orderId: IsNull(), createdAt: MoreThan(minutesAgo(60)) };
  return (await manager.countBy(WithdrawalEntity, ofThisHour)) < MAX_PER_HOUR;
}

/** Whether an address may be mailed a receipt without a known order. Final under the lock of the address. */
export async function mayMail(manager: EntityManager, email: string): Promise<boolean> {
  const ofToday = { email, orderId: IsNull(), isMailed: true, createdAt: MoreThan(minutesAgo(24 * 60)) };
  const mailed = await manager.findBy(WithdrawalEntity, ofToday);
  const hasRecent = mailed.some(({ createdAt }) => createdAt > minutesAgo(PAUSE_MINUTES));
  return !hasRecent && mailed.length < MAX_MAILS_A_DAY;
}

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
