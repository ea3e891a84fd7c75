import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './campaign-sender';
import { dayLimit } from './sending-pace';

describe('the pause after a refusal for now', () => {
  it('doubles from five minutes up to four hours', () => {
    expect([1, 2, 3, 6, 7, 12].map(pauseAfter)).toEqual([300, 600, 1200, 9600, 14_400, 14_400]);
  });
});

describe('the start-up ramp', () => {
  it('doubles from day to day', () => {
    expect([0, 1, 2, 10].map((days) => dayLimit(500, days))).toEqual([500, 1000, 2000, 512_000]);
  });

  it('stays a number however many days there were', () => {
    expect(Number.isSafeInteger(dayLimit(1_000_000, 5000))).toBe(true);
  });
});
