import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { csvFile, toCsv } from '../../csv/csv';
import { Database } from '../../database/database';
import { BusinessService } from '../business/business.service';
import type { LedgerDayDto, LedgerMonthDto, LedgerVatDto } from './ledger.controller';
import { findMovements, type Movement } from './ledger.repository';
import { sieFile } from './sie';
import { returnedParts, verificationsOf } from './verifications';

const COLUMNS = ['Dag', 'Händelse', 'In', 'Ut', 'Nummer', 'Order', 'Referens'];
const KINDS: Record<Movement['kind'], string> = {
  paid: 'Betalt',
  fee: 'Avgift',
  refund: 'Återbetalt',
  refund_failed: 'Återbetalning som misslyckades',
  dispute: 'Tvist',
  dispute_won: 'Vunnen tvist',
};
const OUTGOING = new Set<Movement['kind']>(['fee', 'refund', 'dispute']);

/** The books: figures of a month, and files for an accountant. */
@Injectable()
export class LedgerService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
  ) {}

  /** @param month `YYYY-MM`. */
  async month(month: string): Promise<LedgerMonthDto> {
    const movements = await this.#movements(`${month}-01`, monthAfter(month));
    return {
      month,
      is_test: this.#isTest,
      ...figuresOf(movements),
      disputed_ore: sumOf(movements, 'dispute') - sumOf(movements, 'dispute_won'),
      vat: vatOf(movements),
      days: daysOf(movements),
    };
  }

  async csv(month: string): Promise<StreamableFile> {
    const movements = await this.#movements(`${month}-01`, monthAfter(month));
    const rows = movements.map(({ day, kind, ore, number, order, ref }) => [
      day,
      KINDS[kind],
      // Spreadsheets take what begins with a minus for a formula.
      OUTGOING.has(kind) ? '' : (ore / 100).toFixed(2),
      OUTGOING.has(kind) ? (ore / 100).toFixed(2) : '',
      number ?? '',
      order,
      ref,
    ]);
    return csvFile(
      `${this.#isTest ? 'testkop' : 'huvudbok'}-${month}`,
      COLUMNS,
      Readable.from([toCsv(rows)]),
    );
  }

  /** @param year a financial year that is a calendar year. */
  async sie(year: number): Promise<StreamableFile> {
    const movements = await this.#movements(`${year}-01-01`, `${year + 1}-01-01`);
    const { legalName, organisationNumber } = await this.business.read();
    const file = sieFile({
      year,
      company: legalName ?? 'Stillsam',
      isTest: this.#isTest,
      organisationNumber,
      madeOn: new Date(),
      accounts: this.config.payments.accounts,
      verifications: verificationsOf(movements),
    });
    const disposition = `attachment; filename="stillsam-${this.#isTest ? 'test-' : ''}${year}.se"`;
    return new StreamableFile(file, { type: 'application/octet-stream', disposition, length: file.length });
  }

  #movements(from: string, before: string): Promise<Movement[]> {
    return findMovements(this.database.manager, { from, before, isTest: this.#isTest });
  }

  get #isTest(): boolean {
    return this.config.payments.provider === 'test';
  }
}

const sumOf = (movements: readonly Movement[], wanted: Movement['kind']): number =>
  movements.filter(({ kind }) => kind === wanted).reduce((sum, { ore }) => sum + ore, 0);

/** Sales and what they cost, of a month or a day. */
function figuresOf(movements: readonly Movement[]): Omit<LedgerDayDto, 'day'> {
  const sold = movements.filter(({ kind, problem }) => kind === 'paid' && !problem);
  return {
    orders: sold.length,
    sold_ore: sumOf(sold, 'paid'),
    refunded_ore: sumOf(movements, 'refund') - sumOf(movements, 'refund_failed'),
    fee_ore: sumOf(movements, 'fee'),
  };
}

function vatOf(movements: readonly Movement[]): LedgerVatDto[] {
  const rates = new Map<number, LedgerVatDto>();
  for (const movement of movements) {
    const { kind, problem, vat } = movement;
    const isReturn = kind === 'refund' || kind === 'refund_failed';
    if (problem || (kind !== 'paid' && !isReturn)) continue;
    const sign = kind === 'refund' ? -1 : 1;
    for (const { percent, net_ore, vat_ore } of isReturn ? returnedParts(movement) : vat) {
      const rate = rates.get(percent) ?? { percent, net_ore: 0, vat_ore: 0 };
      rate.net_ore += sign * net_ore;
      rate.vat_ore += sign * vat_ore;
      rates.set(percent, rate);
    }
  }
  return [...rates.values()].sort((one, two) => one.percent - two.percent);
}

function daysOf(movements: readonly Movement[]): LedgerDayDto[] {
  const days = [...new Set(movements.map(({ day }) => day))];
  return days.map((day) => ({ day, ...figuresOf(movements.filter((movement) => movement.day === day)) }));
}

/** `2026-12` is followed by `2027-01-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
