import { describe, expect, it } from '@jest/globals';
import figures from '../../../../content/legal/figures.json' with { type: 'json' };
import rules from '../../../../content/retention.json' with { type: 'json' };
import { keptInterval, keptInWords, keptPeriod } from './kept-periods';

describe('keptPeriod', () => {
  it('matches the legal figures', () => {
    expect(keptPeriod('purchases')).toEqual({ amount: figures.bookkeepingYears, unit: 'years' });
    for (const id of ['newsletter-left', 'withdrawals'] as const)
      expect(keptPeriod(id)).toEqual({ amount: figures.customerDataYears, unit: 'years' });
    expect(keptInterval('newsletter-unconfirmed')).toBe(`interval '30 days'`);
    expect(keptPeriod('contact-messages')).toEqual({ amount: 90, unit: 'days' });
    expect(keptPeriod('reservations')).toEqual({ amount: 12, unit: 'months' });
    expect(keptPeriod('audit-log')).toEqual({ amount: 2, unit: 'years' });
  });

  it('has one time, a name and a reason for each kind', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { days, months, years, label, from, reason } of rules) {
      expect(
        [days, months, years].filter((amount) => Number.isInteger(amount) && Number(amount) > 0),
      ).toHaveLength(1);
      for (const text of [label, from, reason]) expect(text).toMatch(/\S/);
    }
  });
});

it('tells the operator the period in words, and throws for unknown data', () => {
  expect(keptInWords('newsletter-unconfirmed')).toBe('30 days');
  expect(keptInWords('purchases')).toBe('7 years');
  expect(() => keptPeriod('unknown')).toThrow('content/retention.json gives no time for unknown');
});
