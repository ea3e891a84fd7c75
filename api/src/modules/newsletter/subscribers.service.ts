import { Injectable, type StreamableFile } from '@nestjs/common';
import { sliceOf, toPagination } from '../../contract/pagination';
import { csvFile } from '../../csv/csv';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { AuditTrail } from '../audit/audit-trail';
import { BusinessService } from '../business/business.service';
import { ConsentLedger } from './consents.repository';
import { addressSuppressed, alreadyListed, optInLimit, subscriberNotFound } from './newsletter.errors';
import { OptIn } from './opt-in';
import { countSubscribers, readCsvBatch, readSubscriberPage, sumOf } from './subscriber-lists.repository';
import type {
  AddSubscriberDto,
  ChangeSubscriberDto,
  SubscriberDto,
  SubscriberExportQueryDto,
  SubscriberListDto,
  SubscribersQueryDto,
} from './subscribers.dto';
import { lockSubscriber, insertSubscriber, updateSubscriber } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

const SOURCE = 'admin';
const EXPORT_BATCH = 1000;
const EXPORT_COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

/** The list of subscribers for admins: read, searched and exported, and each of them added and changed. */
@Injectable()
export class SubscribersService {
  constructor(
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
    private readonly optIn: OptIn,
  ) {}

  async list({ page, limit, sortBy, sortOrder, ...filter }: SubscribersQueryDto): Promise<SubscriberListDto> {
    const { manager } = this.database.source;
    const [rows, all, found] = await Promise.all([
      readSubscriberPage(manager, filter, { sortBy, sortOrder }, sliceOf(page, limit)),
      countSubscribers(manager),
      countSubscribers(manager, filter),
    ]);
    return {
      subscribers: rows,
      pagination: toPagination(page, limit, sumOf(found)),
      statistics: {
        active_count: all.active,
        pending_count: all.pending,
        unsubscribed_count: all.unsubscribed,
        total_count: sumOf(all),
      },
    };
  }

  /**
   * With a recorded consent the subscriber is active, as an imported one is. Without it they are pending, and get a
   * mail to confirm.
   *
   * @throws DomainError 403 SITE_NOT_OPEN, 409 ALREADY_SUBSCRIBED or ADDRESS_SUPPRESSED, 429 OPT_IN_LIMIT.
   */
  async add({
    email,
    first_name = '',
    last_name = '',
    consent_source,
  }: AddSubscriberDto): Promise<SubscriberDto> {
    if (!consent_source) await this.business.assertSiteOpen();
    return this.database.transaction(async (manager) => {
      if (await this.suppressions.reasonFor(manager, email)) throw addressSuppressed();
      const names = { email, firstName: first_name, lastName: last_name };
      const status = consent_source ? 'active' : 'pending';
      const row = await insertSubscriber(manager, names, status, consent_source || SOURCE);
      if (!row) throw alreadyListed();
      this.audit.setTarget(row.id);
      if (consent_source)
        await this.consents.record(manager, [row], { action: 'imported', source: consent_source });
      else if (!(await this.optIn.send(manager, row))) throw optInLimit();
      return row;
    });
  }

  /** What is left out stays. @throws DomainError 404 SUBSCRIBER_NOT_FOUND. */
  async change(id: string, change: ChangeSubscriberDto): Promise<SubscriberDto> {
    return this.database.transaction(async (manager) => {
      const row = isId(id) ? await lockSubscriber(manager, id) : undefined;
      if (!row) throw subscriberNotFound();
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed = { ...row, ...given };
      await updateSubscriber(manager, changed);
      return changed;
    });
  }

  /**
   * All subscribers of a list or a search as a file, with one batch in memory. The database formats the lines, so that
   * the process allocates no object for each row.
   */
  export(query: SubscriberExportQueryDto): Promise<StreamableFile> {
    const { status, format } = query;
    const [ending, delimiter] = format === 'excel' ? (['-excel', ';'] as const) : (['', ','] as const);
    return csvFile(`nyhetsbrev-${status}${ending}`, EXPORT_COLUMNS, this.#batches(query), delimiter);
  }

  async *#batches(query: SubscriberExportQueryDto): AsyncGenerator<Buffer> {
    let last: string | null = '0';
    while (last !== null) {
      const batch = await readCsvBatch(this.database.source.manager, query, last, EXPORT_BATCH);
      last = batch.last;
      yield batch.lines;
    }
  }
}
