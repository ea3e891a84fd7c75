import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../common/csv';
import { csvLine } from '../../common/csv-lines.sql';
import { Database } from '../../database/database';
import type { StatusFilter } from './subscribers.dto';

const BATCH = 1000;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];
const timeOf = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`;
const LINE = csvLine([
  'email',
  'first_name',
  'last_name',
  'status',
  'source',
  timeOf('created_at'),
  timeOf('confirmed_at'),
]);

interface Batch {
  /** Null after the last. */
  last: string | null;
  lines: string | null;
}

/**
 * All subscribers as a file, a batch in memory at a time. The database writes the lines: a million rows would be as many
 * objects here, of which the collector of garbage keeps a hundred megabytes before it looks.
 */
@Injectable()
export class SubscriberExportService {
  constructor(private readonly database: Database) {}

  export(status: StatusFilter): Promise<StreamableFile> {
    return csvFile(`nyhetsbrev-${status}`, COLUMNS, this.#batches(status));
  }

  async *#batches(status: StatusFilter): AsyncGenerator<Buffer> {
    const filter = status === 'all' ? '' : 'AND status = $3';
    let last: string | null = '0';
    while (last !== null) {
      const batches: Batch[] = await this.database.source.query(
        `SELECT max(id) AS last, string_agg(${LINE} || E'\\r\\n', '' ORDER BY id) AS lines FROM (
           SELECT * FROM newsletter_subscribers WHERE id > $1 ${filter} ORDER BY id LIMIT $2) AS batch`,
        [last, BATCH, ...(status === 'all' ? [] : [status])],
      );
      const lines = Buffer.from(batches[0]?.lines ?? '');
      last = batches[0]?.last ?? null;
      // The driver holds on to the answer of its last query, and so to the text.
      batches.length = 0;
      yield lines;
    }
  }
}
