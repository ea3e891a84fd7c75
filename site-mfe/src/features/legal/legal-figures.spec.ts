import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUSINESS } from './business';
import { figureTexts, LEGAL_FIGURES } from './legal-figures';
import { dayInWords, momentInWords, swedishDay } from './swedish-day';
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
  ] as const)('of %s on %s is %i per cent', (kind, day, percent) => {
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

  it('knows the rate that is decided to follow', () => {
    expect(nextVatRate('food', '2026-11-21')).toMatchObject({ percent: 12, from: '2028-01-01' });
    expect(nextVatRate('food', '2028-01-01')).toBeUndefined();
    expect(nextVatRate('standard', '2026-11-21')).toBeUndefined();
  });

  it('refuses a day before the first known rate', () => {
    expect(() => vatRateOn('book', '1999-01-01')).toThrow(RangeError);
  });
});

describe('figures in words', () => {
  it('state what the specification says', () => {
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
      withdrawalDays: '14\u00a0dagar',
      vatStandard: '25\u00a0%',
      vatFood: '6\u00a0% till och med 31\u00a0december 2027, därefter 12\u00a0%',
      vatBook: '6\u00a0%',
    });
    expect(figureTexts('2028-01-01').vatFood).toBe('12\u00a0%');
  });
});

describe('what a text quotes of the company', () => {
  it('is said to be missing until the owner has filled it in', () => {
    const nobody = { hosting: null, email: null, payment: null, statistics: null };
    expect(
      figureTexts('2026-11-21', { ...BUSINESS, legalName: null, logDays: null, processors: nobody }),
    ).toMatchObject({
      businessAddress: 'uppgiften saknas ännu',
      logDays: 'uppgiften saknas ännu',
      hostingProcessor: 'uppgiften saknas ännu',
    });
  });

  it('is the company and its processors with their countries', () => {
    const processors = { ...BUSINESS.processors, hosting: { name: 'Exempeldrift', country: 'Sverige' } };
    const company = { legalName: 'Exempelbolaget', address: 'Exempelgatan 1', email: 'hej@exempel.test' };
    expect(
      figureTexts('2026-11-21', {
        ...BUSINESS,
        ...company,
        logDays: 30,
        dataProtectionOfficer: false,
        processors,
      }),
    ).toMatchObject({
      businessAddress: 'Exempelbolaget, Exempelgatan 1, hej@exempel.test',
      logDays: '30\u00a0dagar',
      dataProtectionOfficer: 'inget är utsett',
      hostingProcessor: 'Exempeldrift, Sverige',
    });
  });
});

describe('a Swedish day', () => {
  it('follows the clock in Stockholm', () => {
    expect(swedishDay(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
    expect(swedishDay(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
    expect(swedishDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  it('reads as words', () => {
    expect(dayInWords('2026-03-05')).toBe('5 mars 2026');
  });

  it('reads as words with its time', () => {
    expect(momentInWords(new Date('2026-07-05T22:05:00Z'))).toBe('6 juli 2026 kl. 00.05');
  });
});
