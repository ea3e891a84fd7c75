import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../common/csv';
import { Database } from '../../database/database';
import type { StatusFilter } from './subscribers.dto';
import { readCsvBatch } from './subscribers.repository';

const BATCH = 1000;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

/**
 * All subscribers as a file, a batch in memory at a time. The database writes the lines: a million rows would be as many
 * objects here, of which the garbage collector keeps a hundred megabytes before it runs.
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
