import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { toPagination } from '../../contract/pagination';
import { Database } from '../../database/database';
import { SYSTEM_ACTOR } from '../../operations/retention';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditSubjects } from './audit-subjects';
import type { AuditListDto, AuditQueryDto } from './audit.dto';
import { findEntries } from './audit.repository';

/** Actor of entries that no admin made. */
const SYSTEM_NAME = 'Systemet';

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
    const names = new Map(actors.map((actor) => [actor.id, displayName(actor)]));
    return {
      entries: entries.map(({ actorId, requestId, ...entry }) => ({
        ...entry,
        actor_id: actorId,
        actor_name: actorId === SYSTEM_ACTOR ? SYSTEM_NAME : (names.get(actorId) ?? null),
        request_id: requestId,
        subject: subjects.get(entry.id) ?? null,
      })),
      pagination: toPagination(query.page, query.limit, totalCount),
    };
  }
}
