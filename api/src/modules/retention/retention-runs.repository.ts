import type { EntityManager } from 'typeorm';

/**
 * The time of an action's last run in the audit log, and whether it is older than `overdueHours`. Without a run the
 * age of the first user counts.
 */
export async function readLastRun(
  manager: EntityManager,
  action: string,
  overdueHours: number,
): Promise<{ lastRun: Date | null; isOverdue: boolean }> {
  const [row]: { last_run: Date | null; is_overdue: boolean }[] = await manager.query(
    `SELECT last_run,
       coalesce(coalesce(last_run, (SELECT min(created_at) FROM users)) < now() - make_interval(hours => $2), false)
         AS is_overdue
     FROM (SELECT max(at) AS last_run FROM audit_log WHERE action = $1 AND outcome = 'done') AS runs`,
    [action, overdueHours],
  );
  return { lastRun: row?.last_run ?? null, isOverdue: row?.is_overdue ?? false };
}
