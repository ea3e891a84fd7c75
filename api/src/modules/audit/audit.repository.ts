import type { EntityManager } from 'typeorm';
import { takeNewest, takePage } from '../../contract/pagination';
import { countRows, sumOf } from '../../database/rows';
import { AuditEntryEntity } from './audit-entry.entity';
import { CALLS_ABOUT, type AuditQueryDto, type AuditSubjectDto } from './audit.dto';

/** A page of the entries, newest first, and how many there are. */
export async function findEntries(
  manager: EntityManager,
  { action, actor_id, subject, from, to, page, limit }: AuditQueryDto,
): Promise<[AuditEntryEntity[], number]> {
  const query = manager.createQueryBuilder(AuditEntryEntity, 'entry').orderBy('entry.id', 'DESC');
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
  const total = sumOf(await countRows(manager, 'audit_log'), calls);
  return [await takeNewest(query, page, limit, total), total];
}

/** The rows that entries are about, by the entry's id; of rows that are gone, nothing. The log itself holds ids alone. */
export async function findSubjects(
  manager: EntityManager,
  entryIds: string[],
): Promise<Map<string, AuditSubjectDto>> {
  const rows: (AuditSubjectDto & { entry: string })[] = await manager.query(
    `WITH entry AS (
       SELECT id, split_part(action, '_', 1) AS area,
         CASE WHEN split_part(target, '/', 1) ~ '^[1-9][0-9]{0,17}$' THEN split_part(target, '/', 1)::bigint END AS row_id
       FROM audit_log WHERE id = ANY ($1))
     SELECT entry.id AS entry, 'post' AS kind, posts.id, title FROM entry JOIN posts ON posts.id = row_id
       WHERE area IN ('Posts', 'Trash', 'Revisions', 'PostReviews', 'Corrections')
     UNION ALL SELECT entry.id, 'letter', campaigns.id, subject FROM entry JOIN campaigns ON campaigns.id = row_id
       WHERE area = 'Campaigns'
     UNION ALL SELECT entry.id, 'order', orders.id, number FROM entry JOIN orders ON orders.id = row_id
       WHERE area = 'AdminOrders'
     UNION ALL SELECT entry.id, 'order', order_id, reference FROM entry JOIN withdrawals ON withdrawals.id = row_id
       WHERE area = 'AdminWithdrawals' AND order_id IS NOT NULL
     UNION ALL SELECT entry.id, 'account', users.id, coalesce(nullif(name, ''), username)
       FROM entry JOIN users ON users.id = row_id WHERE area IN ('Accounts', 'Invites')`,
    [entryIds],
  );
  return new Map(rows.map(({ entry, ...subject }) => [entry, subject]));
}
