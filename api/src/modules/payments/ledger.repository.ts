import type { EntityManager } from 'typeorm';
import type { DayValue } from '../../module-registration';
import type { VatSum } from '../orders/money';
import type { LedgerKind } from './ledger-entry.entity';
import type { MoneyProblem } from './payment-attempt.entity';

/** A movement with what the bookkeeping asks of it. */
export interface Movement {
  day: string;
  at: Date;
  kind: LedgerKind;
  ore: number;
  ref: string;
  /** Of the receipt or the credit note. */
  number: string | null;
  order: string;
  problem: MoneyProblem | null;
  vat: VatSum[];
  total_ore: number;
  /** Returned of the order before this movement. */
  returned_before: number;
}

/** Movements from the first day to before the last one, in Sweden, oldest first. */
export function findMovements(
  manager: EntityManager,
  { from, before, isTest }: { from: string; before: string; isTest: boolean },
): Promise<Movement[]> {
  return manager.query(
    `SELECT * FROM (
       SELECT to_char(entry.at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS day, entry.id, entry.at, entry.kind,
         entry.ore, entry.ref, entry.number, orders.number AS order, attempt.problem, orders.vat, orders.total_ore,
         coalesce(sum(CASE entry.kind WHEN 'refund' THEN entry.ore WHEN 'refund_failed' THEN -entry.ore ELSE 0 END) OVER (
           PARTITION BY entry.attempt_id ORDER BY entry.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
         ), 0)::integer AS returned_before
       FROM ledger_entries AS entry
       JOIN orders ON orders.id = entry.order_id
       JOIN payment_attempts AS attempt ON attempt.id = entry.attempt_id
       WHERE orders.is_test = $3
     ) AS movement
     WHERE at >= $1::timestamp AT TIME ZONE 'Europe/Stockholm' AND at < $2::timestamp AT TIME ZONE 'Europe/Stockholm'
     ORDER BY id`,
    [from, before, isTest],
  );
}

/** Öre that were paid, by the day in Sweden. @param from the first day. */
export function sumSales(manager: EntityManager, from: string, isTest: boolean): Promise<DayValue[]> {
  return manager.query(
    `SELECT to_char(entry.at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS day, sum(entry.ore)::float8 AS value
     FROM ledger_entries AS entry JOIN orders ON orders.id = entry.order_id
     WHERE entry.kind = 'paid' AND orders.is_test = $2 AND entry.at >= $1::timestamp AT TIME ZONE 'Europe/Stockholm'
     GROUP BY 1`,
    [from, isTest],
  );
}
