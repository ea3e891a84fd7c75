import { describe, expect, it } from '@jest/globals';
import { dayLimit } from './sending-pace.repository';

describe('the start-up ramp', () => {
  it('doubles from day to day', () => {
    expect([0, 1, 2, 10].map((days) => dayLimit(500, days))).toEqual([500, 1000, 2000, 512_000]);
  });

  it('stays a number however many days there were', () => {
    expect(Number.isSafeInteger(dayLimit(1_000_000, 5000))).toBe(true);
  });
});
