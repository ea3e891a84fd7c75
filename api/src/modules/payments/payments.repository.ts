import { swedishDay } from '@stillsam/dates';
import type { EntityManager } from 'typeorm';
import { lockById } from '../../database/ids';
import { insertNew } from '../../database/rows';
import { OrderEntity } from '../orders/order.entity';
import { LedgerEntryEntity } from './ledger-entry.entity';

/** The lock under which everything about the money of an order happens. */
export async function lockOrder(manager: EntityManager, id: string): Promise<OrderEntity> {
  const order = await lockById(manager, OrderEntity, id);
  if (!order) throw new Error(`No order has the id ${id}`);
  return order;
}

/**
 * The next number of this year's receipts, or of its credit notes (`K`). No series has a gap: the counter's row stays
 * locked until the number is committed or taken back together with what it numbers. What the test provider took is
 * numbered apart.
 */
export async function takeNumber(manager: EntityManager, prefix: '' | 'K', isTest: boolean): Promise<string> {
  const series = `${prefix}${isTest ? 'T' : ''}${swedishDay(new Date()).slice(0, 4)}`;
  const [row]: { last: number }[] = await manager.query(
    `INSERT INTO receipt_counters AS counter (series, last) VALUES ($1, 1)
     ON CONFLICT (series) DO UPDATE SET last = counter.last + 1 RETURNING last`,
    [series],
  );
  return `${series}-${String(row?.last).padStart(5, '0')}`;
}

/** Writes a movement once. @returns whether it is new. */
export async function writeEntry(
  manager: EntityManager,
  entry: Pick<LedgerEntryEntity, 'orderId' | 'attemptId' | 'kind' | 'ore' | 'ref'> & {
    number?: string | null;
  },
): Promise<boolean> {
  if (entry.ore <= 0) return false;
  return (await insertNew(manager, LedgerEntryEntity, entry)) !== undefined;
}

/** What was returned of an order's own payment; what paid for nothing does not count. */
export async function returnedOf(manager: EntityManager, orderId: string): Promise<number> {
  const [row]: { ore: number }[] = await manager.query(
    `SELECT coalesce(sum(CASE kind WHEN 'refund' THEN ore ELSE -ore END), 0)::integer AS ore
     FROM ledger_entries AS entry JOIN payment_attempts AS attempt ON attempt.id = attempt_id
     WHERE entry.order_id = $1 AND kind IN ('refund', 'refund_failed') AND problem IS NULL`,
    [orderId],
  );
  return row?.ore ?? 0;
}

/** The attempt that still holds money of an order `id`, the order's own payment first, and how much it holds. */
const returnableOf = (id: string) => `SELECT attempt.id AS "attemptId",
    ((SELECT coalesce(sum(CASE kind WHEN 'dispute' THEN -ore ELSE ore END), 0) FROM ledger_entries
      WHERE attempt_id = attempt.id AND kind IN ('paid', 'dispute', 'dispute_won'))
     - (SELECT coalesce(sum(ore), 0) FROM payment_refunds WHERE attempt_id = attempt.id AND state <> 'failed')
    )::integer AS ore
  FROM payment_attempts AS attempt WHERE order_id = ${id} AND state = 'paid'
  ORDER BY 2 > 0 DESC, problem IS NOT NULL, id LIMIT 1`;

/** The attempt of an order that still holds at least so much, the order's own payment first. */
export async function findReturnable(
  manager: EntityManager,
  orderId: string,
): Promise<{ attemptId: string; ore: number } | undefined> {
  const [row]: { attemptId: string; ore: number }[] = await manager.query(returnableOf('$1'), [orderId]);
  return row;
}

/** What became of the money of an order, in öre; what paid for nothing is only in `refundable_ore`. */
export interface MoneyBack {
  order_id: string;
  refunded_ore: number;
  pending_ore: number;
  /** The most that can be returned now, as {@link findReturnable} has it. */
  refundable_ore: number;
}

export function findMoneyBack(manager: EntityManager, orderIds: string[]): Promise<MoneyBack[]> {
  return manager.query(
    `SELECT orders.id AS order_id, refunded_ore, pending_ore, greatest(returnable.ore, 0) AS refundable_ore
     FROM orders CROSS JOIN LATERAL (
       SELECT coalesce(sum(ore) FILTER (WHERE refund.state = 'succeeded'), 0)::integer AS refunded_ore,
              coalesce(sum(ore) FILTER (WHERE refund.state = 'pending'), 0)::integer AS pending_ore
       FROM payment_refunds AS refund JOIN payment_attempts AS attempt ON attempt.id = attempt_id
       WHERE refund.order_id = orders.id AND problem IS NULL
     ) AS refunds LEFT JOIN LATERAL (${returnableOf('orders.id')}) AS returnable ON true
     WHERE orders.id = ANY ($1)`,
    [orderIds],
  );
}

/** Fails refunds that wait for the provider where one that was made elsewhere has used up what they would return. */
export async function failDisplacedRefunds(
  manager: EntityManager,
  attemptId: string,
  ore: number,
): Promise<void> {
  await manager.query(
    `UPDATE payment_refunds SET state = 'failed', final_at = now()
     WHERE attempt_id = $1 AND state = 'pending' AND ref IS NULL AND
       $2 + (SELECT coalesce(sum(ore), 0) FROM payment_refunds WHERE attempt_id = $1 AND state <> 'failed')
       > (SELECT coalesce(sum(CASE kind WHEN 'dispute' THEN -ore ELSE ore END), 0) FROM ledger_entries
          WHERE attempt_id = $1 AND kind IN ('paid', 'dispute', 'dispute_won'))`,
    [attemptId, ore],
  );
}

/**
 * Takes attempts whose provider is to be read: an open one each turn for an hour and then hourly, a failed or expired
 * one hourly for a day, because money may come late, and so a paid one whose fee is not known yet. A process that ends meanwhile only delays the next look.
 */
export async function claimAttempts(
  manager: EntityManager,
  provider: string,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<{ id: string }[]> {
  const [rows]: [{ id: string }[]] = await manager.query(
    `UPDATE payment_attempts SET read_at = now() WHERE id IN (
       SELECT id FROM payment_attempts
       WHERE provider = $1 AND (state = 'open' OR final_at > now() - interval '1 day' AND (state <> 'paid' OR NOT EXISTS (
           SELECT FROM ledger_entries WHERE attempt_id = payment_attempts.id AND kind = 'fee')))
         AND created_at < now() - make_interval(secs => $2)
         AND coalesce(read_at, '-infinity') < now() - CASE
           WHEN state = 'open' AND created_at > now() - interval '1 hour' THEN make_interval(secs => $2)
           ELSE interval '1 hour' END
       ORDER BY read_at NULLS FIRST LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [provider, seconds, limit],
  );
  return rows;
}

/** Attempts with a refund that is not final. */
export function findUnfinished(
  manager: EntityManager,
  provider: string,
  limit: number,
): Promise<{ id: string }[]> {
  return manager.query(
    `SELECT DISTINCT attempt.id FROM payment_refunds AS refund
     JOIN payment_attempts AS attempt ON attempt.id = refund.attempt_id
     WHERE refund.state = 'pending' AND provider = $1 LIMIT $2`,
    [provider, limit],
  );
}

/** Orders that nobody has paid for within a day. An attempt that is open keeps its order waiting. */
export async function expireOrders(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE orders SET status = 'expired', updated_at = now()
     WHERE status IN ('placed', 'reserved') AND created_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM payment_attempts WHERE order_id = orders.id AND state = 'open')`,
  );
}

/** The notices that are not settled, those about an unknown payment last. */
export function findUnsettledNotices(manager: EntityManager, limit: number): Promise<{ id: string }[]> {
  return manager.query(
    `SELECT id FROM payment_notices WHERE settled_at IS NULL AND received_at > now() - interval '3 days'
     ORDER BY problem IS NOT NULL, id LIMIT $1`,
    [limit],
  );
}

/** Takes the comparison of a day, in one process and once. */
export async function claimComparison(manager: EntityManager, day: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `INSERT INTO payment_comparisons (day) VALUES ($1) ON CONFLICT DO NOTHING RETURNING day`,
    [day],
  );
  return rows.length > 0;
}
