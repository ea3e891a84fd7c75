import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { RETENTION_ACTION } from '../../operations/retention';
import { readLastRun } from './retention-runs.repository';
import type { RetentionStatusDto } from './retention.dto';

/** Hours without a purge after which data may be older than the privacy policy states. */
const OVERDUE_HOURS = 48;

/** The time of the last purge, from the audit log. */
@Injectable()
export class RetentionStatus {
  constructor(private readonly database: Database) {}

  /** A new site has no purge yet: its age counts from the first user. */
  read(): Promise<RetentionStatusDto> {
    return readLastRun(this.database.manager, RETENTION_ACTION, OVERDUE_HOURS);
  }
}
