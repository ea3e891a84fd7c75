import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { sliceOf, toPagination } from '../../contract/pagination';
import { Database } from '../../database/database';
import { SYSTEM_ACTOR } from '../../operations/retention';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { AuditEntryEntity } from './audit-entry.entity';
import type { AuditListDto, AuditQueryDto } from './audit.dto';

/** Actor of entries that no admin made. */
const SYSTEM_NAME = 'Systemet';

/** Reads the entries of {@link AuditTrail}. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list({ page, limit, action, actor_id }: AuditQueryDto): Promise<AuditListDto> {
    const [entries, totalCount] = await this.database.repository(AuditEntryEntity).findAndCount({
      where: { ...(action ? { action } : {}), ...(actor_id ? { actorId: actor_id } : {}) },
      order: { id: 'DESC' },
      ...sliceOf(page, limit),
    });
    const actors = await this.database
      .repository(UserEntity)
      .findBy({ id: In([...new Set(entries.map(({ actorId }) => actorId))]) });
    const names = new Map(actors.map((actor) => [actor.id, displayName(actor)]));
    return {
      entries: entries.map(({ actorId, requestId, at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        actor_id: actorId,
        actor_name: actorId === SYSTEM_ACTOR ? SYSTEM_NAME : (names.get(actorId) ?? null),
        request_id: requestId,
      })),
      pagination: toPagination(page, limit, totalCount),
    };
  }
}
