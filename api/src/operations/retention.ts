import { randomUUID } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import type { RetentionRule } from '../module-registration';
import { REGISTRATIONS } from '../registrations';

/** Number of the advisory lock that prevents two purges at a time. */
const RETENTION_LOCK = 4_300_002;
/** Name of the purge in the audit log, from which the time of the last run is read. */
export const RETENTION_ACTION = 'Retention_purge';
/** Actor of the audit log for runs without a user. */
export const SYSTEM_ACTOR = '0';

export interface Purged {
  id: string;
  name: string;
  rows: number;
}

/**
 * Deletes data past their retention period in one transaction, with an entry in the audit log. A dry run rolls the
 * transaction back.
 */
export async function purge(source: DataSource, { isDryRun }: { isDryRun: boolean }): Promise<Purged[]> {
  return inTransaction(source, isDryRun, async (runner) => {
    await runner.query(`SELECT pg_advisory_xact_lock($1)`, [RETENTION_LOCK]);
    return applyAll(runner);
  });
}

/**
 * The daily purge: does nothing while another process purges, or when the last one is younger than `afterHours`.
 *
 * @param afterHours minimum age of the last purge.
 * @returns undefined when no purge was due.
 */
export async function purgeWhenDue(source: DataSource, afterHours: number): Promise<Purged[] | undefined> {
  return inTransaction(source, false, async (runner) => {
    const [lock]: { is_held: boolean }[] = await runner.query(
      `SELECT pg_try_advisory_xact_lock($1) AS is_held`,
      [RETENTION_LOCK],
    );
    if (!lock?.is_held) return undefined;
    const recent: unknown[] = await runner.query(
      `SELECT FROM audit_log WHERE action = $1 AND outcome = 'done' AND at > now() - make_interval(hours => $2) LIMIT 1`,
      [RETENTION_ACTION, afterHours],
    );
    return recent.length > 0 ? undefined : applyAll(runner);
  });
}

/** Records a failed purge. */
export async function recordFailedPurge(source: DataSource, code: string): Promise<void> {
  await source.query(
    `INSERT INTO audit_log (actor_id, action, outcome, code, request_id) VALUES ($1, $2, 'refused', $3, $4)`,
    [SYSTEM_ACTOR, RETENTION_ACTION, code, randomUUID()],
  );
}

async function applyAll(runner: QueryRunner): Promise<Purged[]> {
  await runner.query(`SELECT set_config('stillsam.purging', 'on', true)`);
  const purged: Purged[] = [];
  for (const rule of REGISTRATIONS.flatMap(({ retention }) => retention ?? []))
    purged.push({ id: rule.id, name: rule.name, rows: await apply(runner, rule) });
  await runner.query(
    `INSERT INTO audit_log (actor_id, action, target, outcome, request_id) VALUES ($1, $2, $3, 'done', $4)`,
    [SYSTEM_ACTOR, RETENTION_ACTION, summarise(purged), randomUUID()],
  );
  return purged;
}

/** `contact-messages 2, audit-log 1`: kinds and numbers of deleted rows. */
function summarise(purged: Purged[]): string {
  return purged
    .filter(({ rows }) => rows > 0)
    .map(({ id, rows }) => `${id} ${rows}`)
    .join(', ');
}

async function apply(runner: QueryRunner, { table, condition, cascade }: RetentionRule): Promise<number> {
  const returned = cascade ? 'RETURNING id' : '';
  const [gone, rows]: [{ id: string }[], number] = await runner.query(
    `DELETE FROM ${table} WHERE ${condition} ${returned}`,
  );
  if (cascade) await runner.query(cascade, [gone.map(({ id }) => id)]);
  return rows;
}

async function inTransaction<Result>(
  source: DataSource,
  isTakenBack: boolean,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner);
    if (isTakenBack) await runner.rollbackTransaction();
    else await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}
