import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { ModuleRegistration, RetentionRule } from '../module-registration';
import type { RetentionStatusDto } from '../modules/retention/retention.controller';

/** Number of the advisory lock that prevents two purges at a time. */
const RETENTION_LOCK = 4_300_002;
/** Name of the purge in the audit log, from which the time of the last run is read. */
export const RETENTION_ACTION = 'Retention_purge';
/** Actor of the audit log for runs without a user. */
export const SYSTEM_ACTOR = '0';
/** Hours without a purge after which data may be older than the privacy policy states. */
const OVERDUE_HOURS = 48;

export interface Purged {
  id: string;
  name: string;
  rows: number;
}

/**
 * Deletes data past their retention period in one transaction, with an entry in the audit log. A dry run rolls the
 * transaction back.
 */
export async function purge(
  source: DataSource,
  registrations: ModuleRegistration[],
  { isDryRun }: { isDryRun: boolean },
): Promise<Purged[]> {
  return source.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock($1)`, [RETENTION_LOCK]);
    if (isDryRun) await manager.query('SAVEPOINT before_dry_run');
    const purged = await applyAll(manager, registrations);
    if (isDryRun) await manager.query('ROLLBACK TO SAVEPOINT before_dry_run');
    return purged;
  });
}

/**
 * The daily purge: does nothing while another process purges, or when the last one is younger than `afterHours`.
 *
 * @param afterHours minimum age of the last purge.
 * @returns undefined when no purge was due.
 */
export async function purgeWhenDue(
  source: DataSource,
  registrations: ModuleRegistration[],
  afterHours: number,
): Promise<Purged[] | undefined> {
  return source.transaction(async (manager) => {
    const [lock]: { is_held: boolean }[] = await manager.query(
      `SELECT pg_try_advisory_xact_lock($1) AS is_held`,
      [RETENTION_LOCK],
    );
    if (!lock?.is_held) return undefined;
    const recent: unknown[] = await manager.query(
      `SELECT FROM audit_log WHERE action = $1 AND outcome = 'done' AND at > now() - make_interval(hours => $2) LIMIT 1`,
      [RETENTION_ACTION, afterHours],
    );
    return recent.length > 0 ? undefined : applyAll(manager, registrations);
  });
}

/** The time of the last purge, from the audit log. A new site has none yet: its age counts from the first user. */
export async function readLastRun(manager: EntityManager): Promise<RetentionStatusDto> {
  const [row]: RetentionStatusDto[] = await manager.query(
    `SELECT last_run_at,
       coalesce(coalesce(last_run_at, (SELECT min(created_at) FROM users)) < now() - make_interval(hours => $2), false)
         AS is_overdue
     FROM (SELECT max(at) AS last_run_at FROM audit_log WHERE action = $1 AND outcome = 'done') AS runs`,
    [RETENTION_ACTION, OVERDUE_HOURS],
  );
  return row ?? { last_run_at: null, is_overdue: false };
}

/** Records a failed purge. */
export async function recordFailedPurge(source: DataSource, code: string): Promise<void> {
  await source.query(
    `INSERT INTO audit_log (actor_id, action, outcome, code, request_id) VALUES ($1, $2, 'refused', $3, $4)`,
    [SYSTEM_ACTOR, RETENTION_ACTION, code, randomUUID()],
  );
}

async function applyAll(manager: EntityManager, registrations: ModuleRegistration[]): Promise<Purged[]> {
  await manager.query(`SELECT set_config('stillsam.purging', 'on', true)`);
  const purged: Purged[] = [];
  for (const rule of registrations.flatMap(({ retention }) => retention ?? []))
    purged.push({ id: rule.id, name: rule.name, rows: await apply(manager, rule) });
  await manager.query(
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

async function apply(manager: EntityManager, { table, condition, cascade }: RetentionRule): Promise<number> {
  const returned = cascade ? 'RETURNING id' : '';
  const [gone, rows]: [{ id: string }[], number] = await manager.query(
    `DELETE FROM ${table} WHERE ${condition} ${returned}`,
  );
  if (cascade) await manager.query(cascade, [gone.map(({ id }) => id)]);
  return rows;
}
