import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../common/csv';
import { Database } from '../../database/database';
import type { StatusFilter } from './subscribers.dto';
import { readCsvBatch } from './subscribers.repository';

const BATCH = 1000;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

/**
 * All subscribers as a file, with one batch in memory. The database formats the lines, because a million row objects
 * would cost the process a hundred megabytes before a garbage collection.
 */
@Injectable()
export class SubscriberExportService {
  constructor(private readonly database: Database) {}

  export(status: StatusFilter): Promise<StreamableFile> {
    return csvFile(`nyhetsbrev-${status}`, COLUMNS, this.#batches(status));
  }

  async *#batches(status: StatusFilter): AsyncGenerator<Buffer> {
    let last: string | null = '0';
    while (last !== null) {
      const batch = await readCsvBatch(this.database.source.manager, status, last, BATCH);
      last = batch.last;
      yield batch.lines;
    }
  }
}
