import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figureTexts, LEGAL_FIGURES, nextVatRate, VAT_RATES, vatRateOn } from './figure-texts';

describe('the text of a figure', () => {
  it('matches the specification', () => {
    expect(LEGAL_FIGURES).toMatchObject({
      withdrawalDays: 14,
      refundDays: 14,
      complaintYears: 3,
      replyWorkingDays: 2,
      minimumAge: 18,
      dataRequestDays: 30,
      customerDataYears: 3,
      bookkeepingYears: 7,
    });
    expect(figureTexts('2026-11-21')).toMatchObject({
      serviceHours: 'vardagar 09:00–17:00',
      paymentMethods: 'kort, Swish, Klarna eller PayPal',
      withdrawalDays: '14 dagar',
      vatStandard: '25\u00a0%',
      vatFood: '6\u00a0% till och med 31 december 2027, därefter 12\u00a0%',
      vatBook: '6\u00a0%',
      today: '21 november 2026',
      withdrawalDaysOf: '14 dagars',
      refundDays: '14 dagar',
      complaintYears: '3 år',
      complaintSafeMonths: `${LEGAL_FIGURES.complaintSafeMonths} månader`,
      replyWorkingDays: '2 arbetsdagar',
      contactReplyHours: `${LEGAL_FIGURES.contactReplyHours} timmar`,
      minimumAge: '18 år',
      dataRequestDays: '30 dagar',
      customerDataYears: '3 år',
      bookkeepingYears: '7 år',
    });
    expect(figureTexts('2026-11-21', ['card', 'klarna']).paymentMethods).toBe(
      'kort, Swish (inte ännu), Klarna eller PayPal (inte ännu)',
    );
    expect(figureTexts('2028-01-01').vatFood).toBe('12\u00a0%');
  });
});

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
