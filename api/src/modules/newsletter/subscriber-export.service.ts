import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../common/csv';
import { Database } from '../../database/database';
import type { StatusFilter } from './subscribers.dto';

const BATCH = 500;
/** Times as text, by the database: a million pairs of dates would be a million pairs to collect. */
const TIME = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;
const CELLS = `id, email, first_name, last_name, status, source,
  to_char(created_at AT TIME ZONE 'UTC', ${TIME}) AS created_at,
  coalesce(to_char(confirmed_at AT TIME ZONE 'UTC', ${TIME}), '') AS confirmed_at`;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

type ExportedRow = Record<
  'id' | 'email' | 'first_name' | 'last_name' | 'status' | 'source' | 'created_at' | 'confirmed_at',
  string
>;

/** All subscribers as a file, a batch in memory at a time. */
@Injectable()
export class SubscriberExportService {
  constructor(@Inject(Database) private readonly database: Database) {}

  export(status: StatusFilter): Promise<StreamableFile> {
    return csvFile(`nyhetsbrev-${status}`, COLUMNS, this.#batches(status));
  }

  async *#batches(status: StatusFilter): AsyncGenerator<string[][]> {
    const filter = status === 'all' ? '' : 'AND status = $3';
    let last = '0';
    for (;;) {
      const batch: ExportedRow[] = await this.database.source.query(
        `SELECT ${CELLS} FROM newsletter_subscribers WHERE id > $1 ${filter} ORDER BY id LIMIT $2`,
        [last, BATCH, ...(status === 'all' ? [] : [status])],
      );
      yield batch.map(toCells);
      if (batch.length < BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }
}

function toCells(row: ExportedRow): string[] {
  const { email, first_name, last_name, status, source, created_at, confirmed_at } = row;
  return [email, first_name, last_name, status, source, created_at, confirmed_at];
}
