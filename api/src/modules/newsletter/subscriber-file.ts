import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { csvText, delimiterOf } from '../../csv/csv';
import { importUnreadable } from './newsletter.errors';
import type { ImportedSubscriber } from './subscribers.repository';

const MAX_ROWS = 200_000;
const MAX_ROW_LENGTH = 10_000;
const MAX_NAMED = 6;
const MAX_NAME_LENGTH = 30;

/** Columns by their header, in small letters without spaces, hyphens and underscores. */
const COLUMNS: Record<string, keyof ImportedSubscriber> = {
  epost: 'email',
  epostadress: 'email',
  email: 'email',
  emailaddress: 'email',
  mejl: 'email',
  mejladress: 'email',
  mail: 'email',
  mailadress: 'email',
  förnamn: 'firstName',
  firstname: 'firstName',
  efternamn: 'lastName',
  lastname: 'lastName',
};

export interface NumberedRow extends ImportedSubscriber {
  row: number;
}

/**
 * The rows of a file of subscribers: CSV with commas, semicolons or tabs, in UTF-8 or Windows-1252, with a header.
 *
 * @throws DomainError 400 IMPORT_UNREADABLE.
 */
export async function* rowsOf(file: AsyncIterable<Buffer>): AsyncGenerator<NumberedRow> {
  const text = csvText(file);
  const { value: start = '' } = await text.next();
  const parser = parse({
    delimiter: delimiterOf(start),
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: MAX_ROW_LENGTH,
  });
  const whole = Readable.from(joined(start, text));
  whole.once('error', (error) => parser.destroy(error));
  whole.pipe(parser);
  let columns: (keyof ImportedSubscriber | undefined)[] | undefined;
  let number = 0;
  try {
    for await (const record of parser) {
      const cells: unknown[] = Array.isArray(record) ? record : [];
      number += 1;
      if (number > MAX_ROWS)
        throw importUnreadable(`Högst ${MAX_ROWS.toLocaleString('sv-SE')} rader åt gången.`);
      if (columns) yield { row: number, ...toRow(cells, columns) };
      else columns = readHeader(cells);
    }
  } catch (error) {
    throw isCsvError(error) ? importUnreadable(`Filen går inte att läsa efter rad ${number}.`) : error;
  }
  if (!columns) throw importUnreadable('Filen är tom.');
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

function readHeader(cells: unknown[]): (keyof ImportedSubscriber | undefined)[] {
  const names = cells.map(String);
  const columns = names.map((name) => COLUMNS[name.toLowerCase().replace(/[\s_-]/g, '')]);
  if (!columns.includes('email')) {
    const found = names.slice(0, MAX_NAMED).map((name) => `”${name.slice(0, MAX_NAME_LENGTH)}”`);
    throw importUnreadable(
      `Första raden ska namnge kolumnerna, och en av dem ska heta E-post. I filen står där ${found.join(', ')}.`,
    );
  }
  return columns;
}

function toRow(cells: unknown[], columns: (keyof ImportedSubscriber | undefined)[]): ImportedSubscriber {
  const row: ImportedSubscriber = { email: '', firstName: '', lastName: '' };
  columns.forEach((column, index) => {
    if (column) row[column] = String(cells[index] ?? '');
  });
  return row;
}

const isCsvError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
