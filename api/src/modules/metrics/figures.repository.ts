import type { EntityManager } from 'typeorm';
import type { OperatingFigures } from '../../observability/api-metrics';
import { RETENTION_ACTION } from '../../operations/retention';

interface FiguresRow {
  queued: number;
  oldest_seconds: number;
  failed: number;
  last_retention: number | null;
  has_failed: boolean;
}

/** Mails of the outbox, and the runs of retention in the audit log, in one statement. */
export async function readFigures(manager: EntityManager): Promise<OperatingFigures> {
  const [row]: FiguresRow[] = await manager.query(
    `SELECT
       mails.*,
       (SELECT count(*)::integer FROM mails
        WHERE created_at > now() - interval '8 days' AND status = 'failed' AND finished_at > now() - interval '1 day'
       ) AS failed,
       (SELECT extract(epoch FROM at)::float FROM audit_log
        WHERE action = $1 AND outcome = 'done' ORDER BY id DESC LIMIT 1) AS last_retention,
       coalesce((SELECT outcome <> 'done' FROM audit_log
                 WHERE action = $1 ORDER BY id DESC LIMIT 1), false) AS has_failed
     FROM (
       SELECT count(*)::integer AS queued,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest_seconds
       FROM mails WHERE status = 'queued'
     ) AS mails`,
    [RETENTION_ACTION],
  );
  if (!row) throw new Error('The database returned no figures');
  return {
    queuedMails: row.queued,
    oldestMailSeconds: row.oldest_seconds,
    failedMails: row.failed,
    lastRetention: row.last_retention,
    hasRetentionFailed: row.has_failed,
  };
}
