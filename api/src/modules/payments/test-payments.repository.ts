import type { EntityManager } from 'typeorm';
import type { RefundReading } from './payment-provider';

export interface TestPaymentRow {
  ref: string;
  key: string;
  ore: number;
  return_url: string;
  /** `paid` once its money has come. */
  state: 'open' | 'paid' | 'failed' | 'expired';
  method: string | null;
  refunds: RefundReading[];
  is_over: boolean;
}

/** Money that comes later is open until then. */
const COLUMNS = `ref, key, ore, return_url, method, refunds, expires_at < now() AS is_over,
  CASE WHEN state = 'paid' AND paid_at > now() THEN 'open' ELSE state END AS state`;

/** The same key gives the payment of before. */
export async function insertTestPayment(
  manager: EntityManager,
  { ref, key, ore, returnUrl }: { ref: string; key: string; ore: number; returnUrl: string },
): Promise<TestPaymentRow> {
  const rows: TestPaymentRow[] = await manager.query(
    `INSERT INTO test_payments (ref, key, ore, return_url, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '30 minutes')
     ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING ${COLUMNS}`,
    [ref, key, ore, returnUrl],
  );
  const [row] = rows;
  if (!row) throw new Error('A test payment was not stored');
  return row;
}

export async function findTestPayment(
  manager: EntityManager,
  ref: string,
): Promise<TestPaymentRow | undefined> {
  const rows: TestPaymentRow[] = await manager.query(`SELECT ${COLUMNS} FROM test_payments WHERE ref = $1`, [
    ref,
  ]);
  return rows[0];
}

export function findTestPaymentsSince(manager: EntityManager, time: Date): Promise<TestPaymentRow[]> {
  return manager.query(
    `SELECT ${COLUMNS} FROM test_payments WHERE state = 'paid' AND paid_at BETWEEN $1 AND now()`,
    [time],
  );
}

export async function chooseTestPayment(
  manager: EntityManager,
  ref: string,
  { state, method, seconds }: { state: TestPaymentRow['state']; method: string | null; seconds: number },
): Promise<void> {
  await manager.query(
    `UPDATE test_payments SET state = $2, method = $3, paid_at = now() + make_interval(secs => $4)
     WHERE ref = $1 AND state = 'open'`,
    [ref, state, method, seconds],
  );
}

/** The same key returns no money twice. */
export async function addTestRefund(
  manager: EntityManager,
  ref: string,
  refund: RefundReading,
): Promise<void> {
  await manager.query(
    `UPDATE test_payments SET refunds = refunds || jsonb_build_array($2::jsonb)
     WHERE ref = $1 AND NOT refunds @> jsonb_build_array(jsonb_build_object('ref', $3::text))`,
    [ref, JSON.stringify(refund), refund.ref],
  );
}
