import { Injectable, type StreamableFile } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { csvFile, toCsv } from '../../csv/csv';
import { DomainError } from '../../http/domain-error';
import { isId } from '../../database/ids';
import { takeNewest, toPagination } from '../../contract/pagination';
import { containing } from '../../contract/search';
import { BusinessService } from '../business/business.service';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { hashOfToken, newSecretToken } from '../../text/secret-token';
import { AuditTrail } from '../audit/audit-trail';
import { MailService } from '../mail/mail.service';
import { linkExpired } from '../newsletter/newsletter.errors';
import { NewsletterLinks } from '../newsletter/newsletter-links';
import { LINK_HOURS, OptIn } from '../newsletter/opt-in';
import { confirmNotifyEntry, countNotifyEntries } from './notify-entries.repository';
import { NotifyEntryEntity, type NotifyPurpose } from './notify-entry.entity';
import { notifyOptInMail } from './notify.mails';
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
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly optIn: OptIn,
    private readonly links: NewsletterLinks,
    private readonly mails: MailService,
  ) {}

  /**
   * Adds one unconfirmed row for each address and purpose, and mails a link that confirms it. A repeated call gets the
   * same response; it sends the mail again, within the limits, until the address is confirmed.
   *
   * @throws DomainError 403 SITE_NOT_OPEN.
   */
  async register({ email, purpose }: NotifyDto): Promise<NotifyReceiptDto> {
    await this.business.assertSiteOpen();
    await this.database.transaction(async (manager) => {
      await insertNew(manager, NotifyEntryEntity, { email, purpose });
      const entry = await manager.findOne(NotifyEntryEntity, {
        where: { email, purpose },
        lock: { mode: 'pessimistic_write' },
      });
      if (entry && !entry.confirmedAt && (await this.optIn.claimMail(manager, email, purpose)))
        await this.#mailLink(manager, entry);
    });
    return { registered: true };
  }

  /** @throws DomainError 410 LINK_EXPIRED. */
  async confirm(token: string): Promise<string> {
    if (!(await confirmNotifyEntry(this.database.source.manager, hashOfToken(token)))) throw linkExpired();
    return 'Tack, din adress är bekräftad. Vi hör av oss en gång, när det är dags.';
  }

  async #mailLink(manager: EntityManager, { id, email, purpose }: NotifyEntryEntity): Promise<void> {
    const { token, hash } = newSecretToken();
    await manager.update(
      NotifyEntryEntity,
      { id },
      {
        tokenHash: Buffer.from(hash, 'hex'),
        tokenExpiresAt: () => `now() + interval '${LINK_HOURS} hours'`,
      },
    );
    await this.mails.enqueue(manager, {
      to: email,
      template: notifyOptInMail,
      data: { purpose, confirmUrl: this.links.confirmNotifyUrl(token) },
      worthSendingHours: LINK_HOURS,
    });
  }

  /** Newest first. */
  async list({ page, limit, purpose, search }: NotifyQueryDto): Promise<NotifyListDto> {
    const query = this.entries(purpose);
    const counts = await countNotifyEntries(this.database.manager);
    const counted = counts.filter((one) => !purpose || one.purpose === purpose);
    let total = counted.reduce((sum, { count }) => sum + count, 0);
    if (search?.trim()) {
      query.andWhere('entry.email ILIKE :pattern', { pattern: containing(search.trim()) });
      total = await query.getCount();
    }
    const rows = await takeNewest(query, page, limit, total);
    return { entries: rows.map(toEntry), pagination: toPagination(page, limit, total), counts };
  }

  /** Confirmed addresses alone: the file is what the notice is sent to. */
  export(purpose?: NotifyPurpose): Promise<StreamableFile> {
    return csvFile(
      `paminnelser-${purpose ?? 'all'}`,
      ['E-post', 'Gäller', 'Registrerad', 'Bekräftad'],
      this.batches(purpose),
    );
  }

  /** @throws DomainError 404 NOT_FOUND. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = isId(id) ? await manager.delete(NotifyEntryEntity, { id }) : undefined;
      if (!removed?.affected)
        throw new DomainError(404, 'NOT_FOUND', 'Adressen finns inte längre på listan.');
    });
  }

  /** Deletes whom a notice was sent to; unconfirmed entries stay. @returns the number of deleted rows. */
  removeAll({ purpose, until_id }: RemoveListQueryDto): Promise<RemovedEntriesDto> {
    this.audit.setTarget(purpose);
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(NotifyEntryEntity, {
        purpose,
        id: LessThanOrEqual(until_id),
        confirmedAt: Not(IsNull()),
      });
      return { removed: affected ?? 0 };
    });
  }

  private async *batches(purpose?: NotifyPurpose): AsyncGenerator<Buffer> {
    let last = '0';
    for (;;) {
      const batch = await this.entries(purpose)
        .andWhere('entry.confirmedAt IS NOT NULL AND entry.id > :last', { last })
        .orderBy('entry.id', 'ASC')
        .take(EXPORT_BATCH)
        .getMany();
      yield toCsv(batch.map(toCsvRow));
      if (batch.length < EXPORT_BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }

  private entries(purpose?: NotifyPurpose) {
    const query = this.database.repository(NotifyEntryEntity).createQueryBuilder('entry');
    return purpose ? query.where('entry.purpose = :purpose', { purpose }) : query;
  }
}

function toEntry({ id, email, purpose, createdAt, confirmedAt }: NotifyEntryEntity): NotifyEntryDto {
  return { id, email, purpose, created_at: createdAt, confirmed_at: confirmedAt };
}

function toCsvRow({ email, purpose, createdAt, confirmedAt }: NotifyEntryEntity): string[] {
  return [email, purpose, createdAt.toISOString(), confirmedAt?.toISOString() ?? ''];
}
