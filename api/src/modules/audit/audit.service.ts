import { Injectable } from '@nestjs/common';
import { In, type Repository } from 'typeorm';
import { toPagination, takeNewest, takePage } from '../../contract/pagination';
import { Database } from '../../database/database';
import { SYSTEM_ACTOR } from '../../operations/retention';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditSubjects, CALLS_ABOUT } from './audit-subjects';
import { LINKED_REVIEWER } from './audit-trail';
import type { AuditListDto, AuditQueryDto } from './audit.dto';
import { countRows, sumOf } from '../../database/row-counts';

/** Actors of entries that no account made. */
const WITHOUT_ACCOUNT = [
  [SYSTEM_ACTOR, 'Systemet'],
  [LINKED_REVIEWER, 'Granskare med länk'],
] as const;

/** Reads the entries of {@link AuditTrail}. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly subjects: AuditSubjects,
  ) {}

  /** Newest first. */
  async list(query: AuditQueryDto): Promise<AuditListDto> {
    const [entries, totalCount] = await findEntries(this.database.repository(AuditEntryEntity), query);
    const subjects = await this.subjects.of(entries);
    const actors = await this.database
      .repository(UserEntity)
      .findBy({ id: In([...new Set(entries.map(({ actorId }) => actorId))]) });
    const names = new Map<string, string>([
      ...WITHOUT_ACCOUNT,
      ...actors.map((actor) => [actor.id, displayName(actor)] as const),
    ]);
    return {
      entries: entries.map(({ actorId, requestId, ...entry }) => ({
        ...entry,
        actor_id: actorId,
        actor_name: names.get(actorId) ?? null,
        request_id: requestId,
        subject: subjects.get(entry.id) ?? null,
      })),
      pagination: toPagination(query.page, query.limit, totalCount),
    };
  }
}

/** A page of the entries, newest first, and how many there are. */
async function findEntries(
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
