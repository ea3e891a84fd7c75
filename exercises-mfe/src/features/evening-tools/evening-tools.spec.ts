import { describe, expect, it } from '@jest/globals';
import { BEDTIMES, DEFAULT_BEDTIME, clockText, eveningPlan } from './evening-tools';

describe('the evening plan', () => {
  it('leaves the nine hours after the last coffee that its source asks for', () => {
    expect(eveningPlan(DEFAULT_BEDTIME).map(({ id, at }) => [id, clockText(at)])).toEqual([
      ['coffee', '13:30'],
      ['light', '21:30'],
      ['note', '22:00'],
    ]);
  });

  it('counts back past midnight', () => {
    expect(eveningPlan(0).map(({ at }) => clockText(at))).toEqual(['15:00', '23:00', '23:30']);
  });

  it('offers every half hour from 20:30 to 01:00', () => {
    expect([clockText(BEDTIMES.at(0) ?? -1), clockText(BEDTIMES.at(-1) ?? -1)]).toEqual(['20:30', '01:00']);
    expect(BEDTIMES).toContain(DEFAULT_BEDTIME);
    expect(new Set(BEDTIMES).size).toBe(BEDTIMES.length);
  });
});
