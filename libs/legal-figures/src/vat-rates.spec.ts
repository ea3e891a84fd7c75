import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextVatRate, VAT_RATES, vatRateOn } from './vat-rates';

const KINDS = ['standard', 'food', 'book'] as const;
const days = fc
  .date({ min: new Date('2002-01-02'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('value added tax', () => {
  it.each([
    ['standard', '2026-11-21', 25],
    ['book', '2026-11-21', 6],
    ['food', '2026-03-31', 12],
    ['food', '2026-04-01', 6],
    ['food', '2027-12-31', 6],
    ['food', '2028-01-01', 12],
  ] as const)('takes for %s on %s %i per cent', (kind, day, percent) => {
    expect(vatRateOn(kind, day).percent).toBe(percent);
  });

  it('has exactly one rate for each kind on any day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), days, (kind, day) => {
        const holding = VAT_RATES.filter(
          (rate) => rate.kind === kind && rate.from <= day && (rate.to === null || day <= rate.to),
        );
        expect(holding).toEqual([vatRateOn(kind, day)]);
      }),
    );
  });

  it('has the rate that is decided to follow', () => {
    expect(nextVatRate('food', '2026-11-21')).toMatchObject({ percent: 12, from: '2028-01-01' });
    expect(nextVatRate('food', '2028-01-01')).toBeUndefined();
    expect(nextVatRate('standard', '2026-11-21')).toBeUndefined();
  });

  it('refuses a day before the first known rate', () => {
    expect(() => vatRateOn('book', '1999-01-01')).toThrow(
      new RangeError('No rate of value added tax is known for book on 1999-01-01'),
    );
  });
});
