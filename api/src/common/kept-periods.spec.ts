import { describe, expect, it } from '@jest/globals';
import figures from '../../../content/legal/figures.json' with { type: 'json' };
import rules from '../../../content/retention.json' with { type: 'json' };
import { keptInterval, keptInWords, keptPeriod, type KeptId } from './kept-periods';

describe('how long data are kept', () => {
  it('is what the legal figures state', () => {
    expect(keptPeriod('purchases')).toEqual({ amount: figures.bookkeepingYears, unit: 'years' });
    for (const id of ['newsletter-left', 'reservations', 'withdrawals'] as const)
      expect(keptPeriod(id)).toEqual({ amount: figures.customerDataYears, unit: 'years' });
    expect(keptInterval('newsletter-unconfirmed')).toBe(`interval '30 days'`);
  });

  it('has one time, a name and a reason for each kind', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { days, years, label, from, reason } of rules) {
      expect([days, years].filter((amount) => Number.isInteger(amount) && Number(amount) > 0)).toHaveLength(
        1,
      );
      for (const text of [label, from, reason]) expect(text).toMatch(/\S/);
    }
  });
});

it('is told to the operator in words, and unknown data are a fault', () => {
  expect(keptInWords('newsletter-unconfirmed')).toBe('30 days');
  expect(keptInWords('purchases')).toBe('7 years');
  expect(() => keptPeriod('unknown' as KeptId)).toThrow('content/retention.json gives no time for unknown');
});
