import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { insertNew } from '../../database/rows';
import { DomainError } from '../../http/domain-error';
import { AuditTrail } from '../audit/audit-trail';
import { SubscriberFilterDto } from './subscribers.dto';
import { SegmentEntity } from './subscriber.entity';
import type { SaveSegmentDto, SegmentDto, SegmentsDto } from './segments.controller';

const MAX_SEGMENTS = 100;

/** Named filters of the list of subscribers. */
@Injectable()
export class SegmentsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<SegmentsDto> {
    const segments = await this.database
      .repository(SegmentEntity)
      .find({ order: { name: 'ASC' }, take: MAX_SEGMENTS });
    return { segments };
  }

  /** @returns null without an id. @throws DomainError 404 SEGMENT_NOT_FOUND. */
  async find(manager: EntityManager, id: string | undefined): Promise<SegmentEntity | null> {
    if (id === undefined) return null;
    const segment = isId(id) ? await manager.findOneBy(SegmentEntity, { id }) : null;
    if (!segment) throw segmentNotFound();
    return segment;
  }

  /** @throws DomainError 409 SEGMENT_EXISTS. */
  async save({ name, ...given }: SaveSegmentDto): Promise<SegmentDto> {
    // A field that is null is as good as none.
    const chosen = Object.entries(given).filter(([, value]) => value !== null);
    const filter = Object.assign(new SubscriberFilterDto(), Object.fromEntries(chosen));
    return this.database.transaction(async (manager) => {
      if ((await manager.count(SegmentEntity)) >= MAX_SEGMENTS)
        throw refusal(`Det finns redan ${MAX_SEGMENTS} segment. Ta bort något först.`);
      const id = await insertNew(manager, SegmentEntity, { name, filter });
      if (!id) throw refusal('Det finns redan ett segment med det namnet.');
      this.audit.setTarget(id);
      return { id, name, filter };
    });
  }

  /** @throws DomainError 404 SEGMENT_NOT_FOUND. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = isId(id) ? await manager.delete(SegmentEntity, { id }) : undefined;
      if (!removed?.affected) throw segmentNotFound();
    });
  }
}

const segmentNotFound = () => new DomainError(404, 'SEGMENT_NOT_FOUND', 'Segmentet finns inte längre.');

const refusal = (message: string) =>
  new DomainError(409, 'SEGMENT_EXISTS', message, { issues: [{ path: 'name', message }] });
