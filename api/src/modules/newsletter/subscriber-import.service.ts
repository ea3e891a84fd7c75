import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { parse } from 'csv-parse';
import { canonicalMailAddress, isMailAddress } from '../../common/mail-address';
import { isQuotable } from '../../common/quotable';
import { isStorable } from '../../common/safe-text';
import { Database } from '../../database/database';
import { ConsentLedger } from './consent-ledger';
import { importRunning, importUnreadable } from './newsletter.errors';
import type { ImportReportDto, RefusedRowDto } from './subscribers.dto';
import { insertImportedSubscribers, type ImportedSubscriber } from './subscribers.repository';
import { Suppressions } from './suppressions';

const BATCH = 1000;
const MOST_ROWS = 200_000;
const LONGEST_ROW = 10_000;
const LONGEST_NAME = 100;

/** Columns by their header in a file, in Swedish as in our export, or as in those of other services. */
const COLUMNS: Record<string, keyof ImportedSubscriber> = {
  'e-post': 'email',
  email: 'email',
  förnamn: 'firstName',
  first_name: 'firstName',
  efternamn: 'lastName',
  last_name: 'lastName',
};

const REASONS = {
  invalid: 'E-postadressen är inte giltig.',
  repeated: 'Adressen står tidigare i filen.',
  known: 'Adressen finns redan.',
  suppressed: 'Adressen har avregistrerats eller raderats och kan bara anmälas av ägaren.',
  unquotable: 'Namnet innehåller en webbadress eller en radbrytning.',
  unreadable: 'Raden innehåller tecken eller text som inte kan sparas.',
};

interface NumberedRow extends ImportedSubscriber {
  row: number;
}

/** Imports subscribers from a file. They have consented elsewhere, and each row stores where. */
@Injectable()
export class SubscriberImportService {
  #isRunning = false;

  constructor(
    private readonly database: Database,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * A transaction has a thousand rows. A file that is sent again after a failure continues where it stopped: rows that
   * exist already are refused one by one.
   *
   * @param file CSV in UTF-8 with a header that names `e-post`.
   * @throws DomainError 400 IMPORT_UNREADABLE, 409 IMPORT_RUNNING.
   */
  async import(file: Readable, source: string): Promise<ImportReportDto> {
    if (this.#isRunning) throw importRunning();
    this.#isRunning = true;
    try {
      return await this.#importAll(file, source);
    } finally {
      this.#isRunning = false;
    }
  }

  async #importAll(file: Readable, source: string): Promise<ImportReportDto> {
    const seen = new Set<string>();
    const refused: RefusedRowDto[] = [];
    let imported = 0;
    let batch: NumberedRow[] = [];
    const flush = async () => {
      imported += await this.#importBatch(batch, source, refused);
      batch = [];
    };
    for await (const row of rowsOf(file)) {
      const reason = reasonAgainst(row, seen);
      if (reason) refused.push({ row: row.row, email: row.email.slice(0, LONGEST_NAME), reason });
      else batch.push({ ...row, email: canonicalMailAddress(row.email) });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    refused.sort((one, other) => one.row - other.row);
    return { imported, refused: refused.length, refused_rows: refused };
  }

  /** @returns the number of imported rows; the others are added to `refused`. */
  #importBatch(batch: NumberedRow[], source: string, refused: RefusedRowDto[]): Promise<number> {
    if (batch.length === 0) return Promise.resolve(0);
    return this.database.transaction(async (manager) => {
      const suppressed = await this.suppressions.among(
        manager,
        batch.map(({ email }) => email),
      );
      const welcome = batch.filter(({ email }) => !suppressed.has(email));
      const taken = await insertImportedSubscribers(manager, welcome, source);
      await this.consents.recordAll(
        manager,
        taken.map((subject) => ({ subject, source })),
        { action: 'imported' },
      );
      const takenEmails = new Set(taken.map(({ email }) => email));
      for (const { row, email } of batch) {
        if (takenEmails.has(email)) continue;
        const reason = suppressed.has(email) ? REASONS.suppressed : REASONS.known;
        refused.push({ row, email, reason });
      }
      return taken.length;
    });
  }
}

function reasonAgainst(
  { email, firstName, lastName }: ImportedSubscriber,
  seen: Set<string>,
): string | undefined {
  if (!isStorable([email, firstName, lastName]) || firstName.length + lastName.length > LONGEST_NAME)
    return REASONS.unreadable;
  if (![firstName, lastName].every(isQuotable)) return REASONS.unquotable;
  const address = canonicalMailAddress(email);
  if (!isMailAddress(address)) return REASONS.invalid;
  if (seen.has(address)) return REASONS.repeated;
  seen.add(address);
  return undefined;
}

/** @throws DomainError 400 IMPORT_UNREADABLE. */
async function* rowsOf(file: Readable): AsyncGenerator<NumberedRow> {
  let columns: (keyof ImportedSubscriber | undefined)[] | undefined;
  let number = 0;
  const parser = file.pipe(
    parse({
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      maxRecordSize: LONGEST_ROW,
    }),
  );
  file.once('error', (error) => parser.destroy(error));
  file.once('close', () => {
    if (!file.readableEnded) parser.destroy(new Error('The file was not sent whole'));
  });
  try {
    for await (const record of parser) {
      const cells: unknown[] = Array.isArray(record) ? record : [];
      number += 1;
      if (number > MOST_ROWS)
        throw importUnreadable(`Högst ${MOST_ROWS.toLocaleString('sv-SE')} rader åt gången.`);
      if (columns) yield { row: number, ...toRow(cells, columns) };
      else columns = readHeader(cells);
    }
  } catch (error) {
    throw isCsvError(error) ? importUnreadable(`Filen går inte att läsa efter rad ${number}.`) : error;
  }
  if (!columns) throw importUnreadable('Filen är tom.');
}

function readHeader(cells: unknown[]): (keyof ImportedSubscriber | undefined)[] {
  const columns = cells.map((cell) => COLUMNS[String(cell).toLowerCase()]);
  if (!columns.includes('email'))
    throw importUnreadable('Första raden ska namnge kolumnerna, och en av dem e-post.');
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
