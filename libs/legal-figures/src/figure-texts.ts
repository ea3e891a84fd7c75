import { dayInWords } from '@stillsam/dates';
import data from '../../../content/vat-rates.json' with { type: 'json' };
import figures from '../../../content/legal/figures.json' with { type: 'json' };

/** The kinds of goods with a VAT rate of their own: standard, food, and books. */
export type VatKind = 'standard' | 'food' | 'book';

/** A rate and the days it holds, both included; `null` where no end is known. */
interface VatRate {
  kind: string;
  percent: number;
  /** Calendar day in Sweden, YYYY-MM-DD. */
  from: string;
  to: string | null;
}

/** Every rate there has been and is decided, oldest first within its kind. */
export const VAT_RATES: readonly VatRate[] = data.rates;

/**
 * The rate that holds on a day.
 *
 * @param day calendar day in Sweden, YYYY-MM-DD.
 * @throws RangeError for a day before the first known rate.
 */
export function vatRateOn(kind: VatKind, day: string): VatRate {
  const rate = VAT_RATES.find(
    ({ kind: rated, from, to }) => rated === kind && from <= day && (to === null || day <= to),
  );
  if (!rate) throw new RangeError(`No rate of value added tax is known for ${kind} on ${day}`);
  return rate;
}

/** The rate that is decided to follow the one that holds on a day, if any. */
export function nextVatRate(kind: VatKind, day: string): VatRate | undefined {
  const { to } = vatRateOn(kind, day);
  return VAT_RATES.find((rate) => to !== null && rate.kind === kind && rate.from > to);
}

/** Every figure of the legal texts (specification, section 1). */
export const LEGAL_FIGURES = figures;

/**
 * The figures as words, by the names that the texts of content/legal give them.
 *
 * @param day calendar day in Sweden, YYYY-MM-DD, whose rates of tax are stated.
 * @param methods ids of the payment methods that are switched on; undefined where that is not known.
 */
export function figureTexts(day: string, methods?: readonly string[]) {
  return {
    today: dayInWords(day),
    withdrawalDays: `${figures.withdrawalDays} dagar`,
    withdrawalDaysOf: `${figures.withdrawalDays} dagars`,
    refundDays: `${figures.refundDays} dagar`,
    complaintYears: `${figures.complaintYears} år`,
    complaintSafeMonths: `${figures.complaintSafeMonths} månader`,
    replyWorkingDays: `${figures.replyWorkingDays} arbetsdagar`,
    contactReplyHours: `${figures.contactReplyHours} timmar`,
    minimumAge: `${figures.minimumAge} år`,
    dataRequestDays: `${figures.dataRequestDays} dagar`,
    customerDataYears: `${figures.customerDataYears} år`,
    bookkeepingYears: `${figures.bookkeepingYears} år`,
    serviceHours: `${figures.serviceDays} ${figures.serviceFrom}–${figures.serviceTo}`,
    paymentMethods: methodTexts(methods),
    vatStandard: vatText('standard', day),
    vatFood: vatText('food', day),
    vatBook: vatText('book', day),
  };
}

/** `6 % till och med 31 december 2027, därefter 12 %`, or just the rate where no other is decided. */
function vatText(kind: VatKind, day: string): string {
  const { percent, to } = vatRateOn(kind, day);
  const next = nextVatRate(kind, day);
  if (to === null || !next) return `${percent}\u00a0%`;
  return `${percent}\u00a0% till och med ${dayInWords(to)}, därefter ${next.percent}\u00a0%`;
}

/** @returns the id itself for a method that the specification does not name. */
export function paymentMethodName(id: string): string {
  return Object.entries(figures.paymentMethods).find(([known]) => known === id)?.[1] ?? id;
}

/** `kort, Swish (inte ännu), Klarna (inte ännu) eller PayPal (inte ännu)`. */
function methodTexts(enabled?: readonly string[]): string {
  return inRow(
    Object.entries(figures.paymentMethods).map(([id, name]) =>
      !enabled || enabled.includes(id) ? name : `${name} (inte ännu)`,
    ),
  );
}

function inRow(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} eller ${words.at(-1)}`;
}
