import { Injectable, type StreamableFile } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { csvFile, toCsv } from '../../common/csv';
import { DomainError } from '../../common/domain-error';
import { isId } from '../../common/ids';
import { takePage, toPagination } from '../../common/pagination';
import { containing } from '../../common/search';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import { countNotifyEntries } from './notify-entries.repository';
import { NOTIFY_PURPOSES, NotifyEntryEntity, type NotifyPurpose } from './notify-entry.entity';
import type {
  NotifyDto,
  NotifyEntryDto,
  NotifyListDto,
  NotifyQueryDto,
  NotifyReceiptDto,
  RemovedEntriesDto,
  RemoveListQueryDto,
} from './notify.dto';

const EXPORT_BATCH = 1000;

/** Addresses to notify when something opens. */
@Injectable()
export class NotifyService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Adds one row for each address and purpose; a repeated call gets the same response. */
  async register({ email, purpose }: NotifyDto): Promise<NotifyReceiptDto> {
    await this.database
      .repository(NotifyEntryEntity)
      .createQueryBuilder()
      .insert()
      .values({ email, purpose })
      .orIgnore()
      .execute();
    return { registered: true };
  }

  /** Newest first. */
  async list({ page, limit, purpose, search }: NotifyQueryDto): Promise<NotifyListDto> {
    const query = this.entries(purpose);
    if (search?.trim()) query.andWhere('entry.email ILIKE :pattern', { pattern: containing(search.trim()) });
    const [[rows, totalCount], counts] = await Promise.all([
      takePage(query.orderBy('entry.id', 'DESC'), page, limit),
      this.count(),
    ]);
    return { entries: rows.map(toEntry), pagination: toPagination(page, limit, totalCount), counts };
  }

  export(purpose?: NotifyPurpose): Promise<StreamableFile> {
    return csvFile(
      `paminnelser-${purpose ?? 'all'}`,
      ['E-post', 'Gäller', 'Registrerad'],
      this.batches(purpose),
    );
  }

  /** @throws DomainError 404 NOT_FOUND. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = isId(id) ? await manager.delete(NotifyEntryEntity, { id }) : undefined;
      if (!removed?.affected)
        throw new DomainError('Adressen finns inte längre på listan.', { status: 404, code: 'NOT_FOUND' });
    });
  }

  /** Empties a list after its notice was sent. @returns the number of deleted rows. */
  removeAll({ purpose, until_id }: RemoveListQueryDto): Promise<RemovedEntriesDto> {
    this.audit.setTarget(purpose);
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(NotifyEntryEntity, {
        purpose,
        id: LessThanOrEqual(until_id),
      });
      return { removed: affected ?? 0 };
    });
  }

  private async *batches(purpose?: NotifyPurpose): AsyncGenerator<Buffer> {
    let last = '0';
    for (;;) {
      const batch = await this.entries(purpose)
        .andWhere('entry.id > :last', { last })
        .orderBy('entry.id', 'ASC')
        .take(EXPORT_BATCH)
        .getMany();
      yield toCsv(batch.map((entry) => [entry.email, entry.purpose, entry.createdAt.toISOString()]));
      if (batch.length < EXPORT_BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }

  private async count() {
    const rows = await countNotifyEntries(this.database.source.manager);
    return NOTIFY_PURPOSES.map(
      (purpose) => rows.find((row) => row.purpose === purpose) ?? { purpose, count: 0, newest_id: null },
    );
  }

  private entries(purpose?: NotifyPurpose) {
    const query = this.database.repository(NotifyEntryEntity).createQueryBuilder('entry');
    return purpose ? query.where('entry.purpose = :purpose', { purpose }) : query;
  }
}

function toEntry({ id, email, purpose, createdAt }: NotifyEntryEntity): NotifyEntryDto {
  return { id, email, purpose, created_at: createdAt.toISOString() };
}
