import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../common/csv';
import { Database } from '../../database/database';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber.mapper';
import type { StatusFilter } from './subscribers.dto';

const BATCH = 2000;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

/** All subscribers as a file, a batch in memory at a time. */
@Injectable()
export class SubscriberExportService {
  constructor(@Inject(Database) private readonly database: Database) {}

  export(status: StatusFilter): Promise<StreamableFile> {
    return csvFile(`nyhetsbrev-${status}`, COLUMNS, this.#rows(status));
  }

  async *#rows(status: StatusFilter): AsyncGenerator<string[]> {
    const filter = status === 'all' ? '' : 'AND status = $3';
    let last = '0';
    for (;;) {
      const batch: SubscriberRow[] = await this.database.source.query(
        `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id > $1 ${filter} ORDER BY id LIMIT $2`,
        [last, BATCH, ...(status === 'all' ? [] : [status])],
      );
      for (const row of batch) yield toCells(row);
      if (batch.length < BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }
}

function toCells(row: SubscriberRow): string[] {
  return [
    row.email,
    row.first_name,
    row.last_name,
    row.status,
    row.source,
    row.created_at.toISOString(),
    row.confirmed_at?.toISOString() ?? '',
  ];
}
