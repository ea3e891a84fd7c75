import type { Repository } from 'typeorm';
import { takeNewest, takePage } from '../../contract/pagination';
import { countRows, sumOf } from '../../database/row-counts';
import type { AuditEntryEntity } from './audit-entry.entity';
import { CALLS_ABOUT } from './audit-subjects';
import type { AuditQueryDto } from './audit.dto';

/** A page of the entries, newest first, and how many there are. */
export async function findEntries(
  entries: Repository<AuditEntryEntity>,
  { action, actor_id, subject, from, to, page, limit }: AuditQueryDto,
): Promise<[AuditEntryEntity[], number]> {
  const query = entries.createQueryBuilder('entry').orderBy('entry.id', 'DESC');
  if (action) query.andWhere('entry.action = :action', { action });
  if (actor_id) query.andWhere('entry.actor_id = :actor_id', { actor_id });
  const calls = subject && CALLS_ABOUT[subject];
  if (calls) query.andWhere(`split_part(entry.action, '_', 1) IN (:...calls)`, { calls });
  if (from) query.andWhere(`entry.at >= CAST(:from AS timestamp) AT TIME ZONE 'Europe/Stockholm'`, { from });
  if (to)
    query.andWhere(`entry.at < CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE 'Europe/Stockholm'`, {
      to,
    });
  if (action || actor_id || from || to) return takePage(query, page, limit);
  const total = sumOf(await countRows(entries.manager, 'audit_log'), calls);
  return [await takeNewest(query, page, limit, total), total];
}
