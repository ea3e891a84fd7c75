import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { canonicalMailAddress, isMailAddress } from '../../text/mail-address';
import { isQuotable } from '../../contract/quotable';
import { isStorable } from '../../http/safe-text';
import { Database } from '../../database/database';
import { ConsentLedger } from './consents.repository';
import { importRunning } from './newsletter.errors';
import { rowsOf, type NumberedRow } from './subscriber-file';
import type { ImportReportDto, RefusedRowDto } from './subscribers.dto';
import { insertImportedSubscribers, type ImportedSubscriber } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

const BATCH = 1000;
const MAX_NAME_LENGTH = 100;

const REASONS = {
  invalid: 'E-postadressen är inte giltig.',
  repeated: 'Adressen står tidigare i filen.',
  known: 'Adressen finns redan.',
  suppressed: 'Adressen har avregistrerats eller raderats. Bara den som har adressen kan anmäla den igen.',
  unquotable: 'Namnet innehåller en webbadress eller en radbrytning.',
  unreadable: 'Raden innehåller tecken eller text som inte kan sparas.',
};

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
   * @param file as {@link rowsOf} reads it.
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
      if (reason) refused.push({ row: row.row, email: row.email.slice(0, MAX_NAME_LENGTH), reason });
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
      await this.consents.record(manager, taken, { action: 'imported', source });
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
  if (!isStorable([email, firstName, lastName]) || firstName.length + lastName.length > MAX_NAME_LENGTH)
    return REASONS.unreadable;
  if (![firstName, lastName].every(isQuotable)) return REASONS.unquotable;
  const address = canonicalMailAddress(email);
  if (!isMailAddress(address)) return REASONS.invalid;
  if (seen.has(address)) return REASONS.repeated;
  seen.add(address);
  return undefined;
}
