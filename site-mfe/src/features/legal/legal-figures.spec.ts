import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { figureTexts } from './legal-figures';

describe('a figure in words', () => {
  it('keeps a number and its unit on one line', () => {
    expect(figureTexts('2026-11-21')).toMatchObject({
      withdrawalDays: '14\u00a0dagar',
      vatFood: '6\u00a0% till och med 31\u00a0december 2027, därefter 12\u00a0%',
    });
  });
});

describe('a text with details of the company', () => {
  it('says what is missing until the owner has filled them in', () => {
    const nobody = { hosting: null, email: null, payment: null, statistics: null };
    expect(
      figureTexts('2026-11-21', undefined, {
        ...testBusiness(),
        legalName: null,
        phone: null,
        logDays: null,
        processors: nobody,
      }),
    ).toMatchObject({
      businessAddress: 'uppgiften saknas ännu',
      businessPhone: 'uppgiften saknas ännu',
      logDays: 'uppgiften saknas ännu',
      hostingProcessor: 'uppgiften saknas ännu',
    });
  });

  it('includes the processors with their countries', () => {
    const processors = {
      ...testBusiness().processors,
      hosting: { name: 'Exempeldrift', country: 'Sverige' },
      payment: false as const,
    };
    const company = { legalName: 'Exempelbolaget', address: 'Exempelgatan 1', email: 'hej@exempel.test' };
    expect(
      figureTexts('2026-11-21', undefined, {
        ...testBusiness(),
        ...company,
        logDays: 30,
        dataProtectionOfficer: false,
        processors,
      }),
    ).toMatchObject({
      businessAddress: 'Exempelbolaget, Exempelgatan 1, hej@exempel.test',
      logDays: '30\u00a0dagar',
      dataProtectionOfficer: 'inget är utsett',
      businessEmail: 'hej@exempel.test',
      hostingProcessor: 'Exempeldrift, Sverige',
      paymentProcessor: 'ingen',
    });
  });
});
