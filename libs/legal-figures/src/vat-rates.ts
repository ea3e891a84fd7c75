import data from '../../../content/vat-rates.json' with { type: 'json' };

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
