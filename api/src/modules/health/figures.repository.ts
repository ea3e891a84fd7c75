import type { EntityManager } from 'typeorm';
import type { OperatingFigures } from '../../observability/api-metrics';
import { RETENTION_ACTION } from '../../operations/retention';

/** Mails of the outbox, and the runs of retention in the audit log, in one statement. */
export async function readFigures(manager: EntityManager): Promise<OperatingFigures> {
  const [figures]: OperatingFigures[] = await manager.query(
    `SELECT
       mails.*,
       (SELECT count(*)::integer FROM mails
        WHERE created_at > now() - interval '8 days' AND status = 'failed' AND finished_at > now() - interval '1 day'
       ) AS "failedMails",
       (SELECT extract(epoch FROM at)::float FROM audit_log
        WHERE action = $1 AND outcome = 'done' ORDER BY id DESC LIMIT 1) AS "lastRetention",
       coalesce((SELECT outcome <> 'done' FROM audit_log
                 WHERE action = $1 ORDER BY id DESC LIMIT 1), false) AS "hasRetentionFailed"
     FROM (
       SELECT count(*)::integer AS "queuedMails",
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestMailSeconds"
       FROM mails WHERE status = 'queued'
     ) AS mails`,
    [RETENTION_ACTION],
  );
  if (!figures) throw new Error('The database returned no figures');
  return figures;
}
