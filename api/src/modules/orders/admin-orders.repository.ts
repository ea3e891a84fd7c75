import type { EntityManager } from 'typeorm';
import { sliceOf } from '../../contract/pagination';
import { countRows, sumOf } from '../../database/rows';
import type { Need, OrdersQueryDto, StrayMoneyDto } from './admin-orders.dto';

/** What was taken in by an attempt and has not gone back. */
const KEPT = `(SELECT coalesce(sum(CASE WHEN kind IN ('paid', 'refund_failed', 'dispute_won') THEN ore
    WHEN kind IN ('refund', 'dispute') THEN -ore ELSE 0 END), 0) FROM ledger_entries WHERE `;

const NEEDS = `array_remove(ARRAY[
  CASE WHEN EXISTS (SELECT FROM payment_disputes WHERE order_id = o.id AND state = 'open') THEN 'dispute' END,
  CASE WHEN EXISTS (SELECT FROM payment_attempts AS attempt WHERE attempt.order_id = o.id AND problem IS NOT NULL AND handled_at IS NULL
    AND (problem = 'currency' OR ${KEPT} attempt_id = attempt.id) > 0)) THEN 'money' END,
  CASE WHEN o.status = 'paid' AND EXISTS (SELECT FROM withdrawals WHERE order_id = o.id AND status = 'received')
    THEN 'withdrawal' END,
  CASE WHEN EXISTS (SELECT FROM payment_refunds AS failed WHERE order_id = o.id AND state = 'failed' AND NOT EXISTS (
      SELECT FROM payment_refunds WHERE order_id = o.id AND state = 'succeeded' AND id > failed.id))
    AND ${KEPT} order_id = o.id) > 0 AND o.status <> 'placed' THEN 'refund_failed' END
], NULL)`;

const FACTS = `o.id, ${NEEDS} AS needs, (${KEPT} order_id = o.id))::integer AS kept_ore,
  EXISTS (SELECT FROM withdrawals WHERE order_id = o.id) AS is_withdrawn`;

/** Orders that can have a need beside a withdrawal. */
const MAY_NEED = `SELECT order_id FROM payment_disputes WHERE state = 'open'
  UNION SELECT order_id FROM payment_attempts WHERE problem IS NOT NULL AND handled_at IS NULL
  UNION SELECT order_id FROM payment_refunds WHERE state = 'failed'`;

const FILTER = `($1::text IS NULL OR o.status = $1)
  AND ($2::text IS NULL OR o.number ILIKE $2 OR o.email ILIKE $2 OR o.receipt_number ILIKE $2)
  AND ($3::text IS NULL OR o.created_at >= $3::timestamp AT TIME ZONE 'Europe/Stockholm')
  AND ($4::text IS NULL OR o.created_at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`;

export interface FoundOrder {
  id: string;
  needs: Need[];
  kept_ore: number;
  is_withdrawn: boolean;
}

/** A page of the orders, those that need a hand first and then the newest. @param pattern for ILIKE. */
export async function findOrders(
  manager: EntityManager,
  { state, from, to, page, limit }: OrdersQueryDto,
  pattern: string | null,
): Promise<{ found: FoundOrder[]; count: number }> {
  const filter = [state ?? null, pattern, from ?? null, to ?? null];
  const { skip, take } = sliceOf(page, limit);
  const found: FoundOrder[] = await manager.query(
    `WITH hands AS MATERIALIZED (
       SELECT o.id FROM orders AS o WHERE o.id IN (
         ${MAY_NEED} UNION SELECT order_id FROM withdrawals WHERE status = 'received'
       ) AND cardinality(${NEEDS}) > 0
     ), page AS MATERIALIZED (
       SELECT o.id, o.id IN (SELECT id FROM hands) AS is_first FROM orders AS o WHERE ${FILTER}
       ORDER BY is_first DESC, o.id DESC LIMIT $5 OFFSET $6)
     SELECT ${FACTS} FROM page JOIN orders AS o USING (id) ORDER BY is_first DESC, id DESC`,
    [...filter, take, skip],
  );
  return { found, count: await countOrders(manager, filter) };
}

async function countOrders(manager: EntityManager, filter: (string | null)[]): Promise<number> {
  const [state, ...others] = filter;
  if (others.every((one) => one === null))
    return sumOf(await countRows(manager, 'orders'), state ? [state] : undefined);
  const [counted]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM orders AS o WHERE ${FILTER}`,
    filter,
  );
  return counted?.count ?? 0;
}

export async function findNeeds(manager: EntityManager, id: string): Promise<FoundOrder | undefined> {
  const rows: FoundOrder[] = await manager.query(`SELECT ${FACTS} FROM orders AS o WHERE o.id = $1`, [id]);
  return rows[0];
}

/** Orders that need a hand for another reason than a withdrawal, and the last moment to answer a dispute. */
export async function countNeeds(manager: EntityManager): Promise<{ count: number; due_at: Date | null }> {
  const [row]: { count: number; due_at: Date | null }[] = await manager.query(
    `SELECT count(*)::integer AS count, (SELECT min(due_at) FROM payment_disputes WHERE state = 'open') AS due_at
     FROM orders AS o
     WHERE o.id IN (${MAY_NEED}) AND cardinality(array_remove(${NEEDS}, 'withdrawal')) > 0`,
  );
  return row ?? { count: 0, due_at: null };
}

/** Money that paid for no order, and notices about payments that no order has. */
export function findStrayMoney(manager: EntityManager, limit: number): Promise<StrayMoneyDto[]> {
  return manager.query(
    `SELECT 'attempt-' || attempt.id AS id, attempt.problem, attempt.payment_ref AS ref, orders.id AS order_id, orders.number,
       (SELECT sum(ore)::integer FROM ledger_entries WHERE attempt_id = attempt.id AND kind = 'paid') AS ore,
       problem <> 'currency' AND ${KEPT} attempt_id = attempt.id) <= 0 AS is_returned,
       attempt.handled_at IS NOT NULL AS is_handled, attempt.final_at AS at
     FROM (SELECT * FROM payment_attempts WHERE problem IS NOT NULL ORDER BY final_at DESC LIMIT $1) AS attempt
       JOIN orders ON orders.id = attempt.order_id
     UNION ALL
     SELECT 'notice-' || id, problem, ref, NULL, NULL, NULL, false, handled_at IS NOT NULL, received_at FROM payment_notices WHERE problem IS NOT NULL
     ORDER BY at DESC LIMIT $1`,
    [limit],
  );
}

/** @param id of {@link findStrayMoney}. @returns whether it exists. */
export async function handleStrayMoney(manager: EntityManager, id: string): Promise<boolean> {
  const [kind, row] = id.split('-');
  const table = kind === 'attempt' ? 'payment_attempts' : 'payment_notices';
  const [rows]: [unknown[]] = await manager.query(
    `UPDATE ${table} SET handled_at = coalesce(handled_at, now()) WHERE id = $1 AND problem IS NOT NULL RETURNING id`,
    [row],
  );
  return rows.length > 0;
}

/** Mails of an order's receipt, also to an address that was corrected since. */
export function findMailsAbout(
  manager: EntityManager,
  receiptNumber: string | null,
): Promise<{ subject: string; status: string; at: Date }[]> {
  return manager.query(
    `SELECT subject, status, coalesce(finished_at, created_at) AS at FROM mails
     WHERE template = 'order-paid' AND subject LIKE '%' || $1 || '%' ORDER BY id`,
    [receiptNumber],
  );
}
