import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { RETENTION_ACTION } from '../../operations/retention';
import { readLastRun } from './retention-runs.repository';
import type { RetentionStatusDto } from './retention.dto';

/** Without a purge for so long, the site does not keep what it promises. */
const OVERDUE_HOURS = 48;

/** When personal data were last purged, as the audit log tells. */
@Injectable()
export class RetentionStatus {
  constructor(private readonly database: Database) {}

  /** A site that is new has had no reason to purge: its age counts from the first user. */
  async read(): Promise<RetentionStatusDto> {
    const { lastRun, isOverdue } = await readLastRun(
      this.database.source.manager,
      RETENTION_ACTION,
      OVERDUE_HOURS,
    );
    return { last_run_at: lastRun?.toISOString() ?? null, is_overdue: isOverdue };
  }
}
