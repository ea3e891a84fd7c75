import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { AuditEntryEntity } from '../audit/audit-entry.entity';
import { RETENTION_ACTION } from '../../operations/retention';
import type { RetentionStatusDto } from './retention.dto';

/** Without a purge for so long, the site does not keep what it promises. */
const OVERDUE_HOURS = 48;

/** When personal data were last purged, as the audit log tells. */
@Injectable()
export class RetentionStatus {
  constructor(private readonly database: Database) {}

  /** A site that is new has had no reason to purge: its age counts from the first user. */
  async read(): Promise<RetentionStatusDto> {
    const [row]: { last_run: Date | null; is_overdue: boolean }[] = await this.database
      .repository(AuditEntryEntity)
      .query(
        `SELECT last_run,
           coalesce(coalesce(last_run, (SELECT min(created_at) FROM users)) < now() - make_interval(hours => $2), false)
             AS is_overdue
         FROM (SELECT max(at) AS last_run FROM audit_log WHERE action = $1 AND outcome = 'done') AS runs`,
        [RETENTION_ACTION, OVERDUE_HOURS],
      );
    return { last_run_at: row?.last_run?.toISOString() ?? null, is_overdue: row?.is_overdue ?? false };
  }
}
