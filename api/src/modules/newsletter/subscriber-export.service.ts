import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../csv/csv';
import { Database } from '../../database/database';
import { toFilter } from './subscriber.entity';
import type { SubscriberExportQueryDto } from './subscribers.dto';
import { readCsvBatch, type CsvExport } from './subscribers.repository';

const BATCH = 1000;
const COLUMNS = ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'];

/**
 * All subscribers of a list or a search as a file, with one batch in memory. The database formats the lines, so
 * that the process allocates no object for each row.
 */
@Injectable()
export class SubscriberExportService {
  constructor(private readonly database: Database) {}

  export(query: SubscriberExportQueryDto): Promise<StreamableFile> {
    const { status, format } = query;
    const wanted = toFilter(query);
    return format === 'excel'
      ? csvFile(`nyhetsbrev-${status}-excel`, COLUMNS, this.#batches(wanted), ';')
      : csvFile(`nyhetsbrev-${status}`, COLUMNS, this.#batches(wanted));
  }

  async *#batches(wanted: CsvExport): AsyncGenerator<Buffer> {
    let last: string | null = '0';
    while (last !== null) {
      const batch = await readCsvBatch(this.database.source.manager, wanted, last, BATCH);
      last = batch.last;
      yield batch.lines;
    }
  }
}
