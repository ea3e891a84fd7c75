import { describe, expect, it } from '@jest/globals';
import { figureTexts, LEGAL_FIGURES } from './figure-texts';

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
