import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { toPagination } from '../../contract/pagination';
import { Database } from '../../database/database';
import { SYSTEM_ACTOR } from '../../operations/retention';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { LINKED_REVIEWER } from './audit-trail';
import type { AuditListDto, AuditQueryDto } from './audit.dto';
import { findEntries, findSubjects } from './audit.repository';

/** Actors of entries that no account made. */
const WITHOUT_ACCOUNT = [
  [SYSTEM_ACTOR, 'Systemet'],
  [LINKED_REVIEWER, 'Granskare med länk'],
] as const;

/** Reads the entries of {@link AuditTrail}. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(query: AuditQueryDto): Promise<AuditListDto> {
    const { manager } = this.database;
    const [entries, totalCount] = await findEntries(manager, query);
    const subjects = await findSubjects(
      manager,
      entries.map(({ id }) => id),
    );
    const actorIds = new Set(entries.map(({ actorId }) => actorId));
    const actors = await manager.findBy(UserEntity, { id: In([...actorIds]) });
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
