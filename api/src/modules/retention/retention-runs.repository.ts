import type { EntityManager } from 'typeorm';
import { RETENTION_ACTION } from '../../operations/retention';
import type { RetentionStatusDto } from './retention.controller';

/** Hours without a purge after which data may be older than the privacy policy states. */
const OVERDUE_HOURS = 48;

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
