import { randomUUID } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import { RETENTION_RULES, type RetentionRule } from './retention-rules';

/** One purge at a time, however many processes and operators start one: this number is the lock they share. */
const RETENTION_LOCK = 4_300_002;
/** Name of the purge in the audit log, which also tells when it last ran. */
export const RETENTION_ACTION = 'Retention_purge';
/** In the audit log: nobody's id, the machine itself. */
export const SYSTEM_ACTOR = '0';

export interface Purged {
  id: string;
  name: string;
  rows: number;
}

/**
 * Deletes what has been kept long enough, all or nothing, and leaves an entry in the audit log. A dry run does the
 * same and takes it back.
 */
export async function purge(source: DataSource, { isDryRun }: { isDryRun: boolean }): Promise<Purged[]> {
  return inTransaction(source, isDryRun, async (runner) => {
    await runner.query(`SELECT pg_advisory_xact_lock($1)`, [RETENTION_LOCK]);
    return applyAll(runner);
  });
}

/**
 * The purge of the day: does nothing where another process is at it, or where the last one is younger.
 *
 * @param afterHours how old the last purge must be.
 * @returns undefined when nothing was to be done.
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

/** Leaves an entry of a purge that failed. */
export async function recordFailedPurge(source: DataSource, code: string): Promise<void> {
  await source.query(
    `INSERT INTO audit_log (actor_id, action, outcome, code, request_id) VALUES ($1, $2, 'refused', $3, $4)`,
    [SYSTEM_ACTOR, RETENTION_ACTION, code, randomUUID()],
  );
}

async function applyAll(runner: QueryRunner): Promise<Purged[]> {
  await runner.query(`SELECT set_config('stillsam.purging', 'on', true)`);
  const purged: Purged[] = [];
  for (const rule of RETENTION_RULES)
    purged.push({ id: rule.id, name: rule.name, rows: await apply(runner, rule) });
  await runner.query(
    `INSERT INTO audit_log (actor_id, action, target, outcome, request_id) VALUES ($1, $2, $3, 'done', $4)`,
    [SYSTEM_ACTOR, RETENTION_ACTION, summarise(purged), randomUUID()],
  );
  return purged;
}

/** `contact-messages 2, audit-log 1`: what went, and how much of it. */
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
