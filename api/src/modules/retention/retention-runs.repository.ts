import type { EntityManager } from 'typeorm';
import type { RetentionStatusDto } from './retention.dto';

/**
 * The time of an action's last run in the audit log, and whether it is older than `overdueHours`. Without a run the
 * age of the first user counts.
 */
export async function readLastRun(
  manager: EntityManager,
  action: string,
  overdueHours: number,
): Promise<RetentionStatusDto> {
  const [row]: RetentionStatusDto[] = await manager.query(
    `SELECT last_run_at,
       coalesce(coalesce(last_run_at, (SELECT min(created_at) FROM users)) < now() - make_interval(hours => $2), false)
         AS is_overdue
     FROM (SELECT max(at) AS last_run_at FROM audit_log WHERE action = $1 AND outcome = 'done') AS runs`,
    [action, overdueHours],
  );
  return row ?? { last_run_at: null, is_overdue: false };
}
