import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { METER_MS, meterAt, untilNextTick } from './focus-meter-exercise';

/** Times in milliseconds with microsecond precision. */
const during = fc.integer({ min: 0, max: METER_MS * 1000 - 1 }).map((microseconds) => microseconds / 1000);

describe('the focus meter', () => {
  it.each([
    [-10, 0],
    [0, 0],
    [49.9, 0],
    [50, 1],
    [99, 1],
    [2_500, 50],
    [4_999, 99],
    [5_000, 100],
    [60_000, 100],
  ])('shows after %d ms %d %%', (elapsed, value) => {
    expect(meterAt(elapsed)).toBe(value);
  });

  it('never decreases, and changes exactly at the announced time', () => {
    fc.assert(
      fc.property(during, (elapsed) => {
        const wait = untilNextTick(elapsed) ?? NaN;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(50);
        expect(meterAt(elapsed + wait + 1e-6)).toBe(meterAt(elapsed) + 1);
        expect(meterAt(elapsed + wait - 1e-6)).toBe(meterAt(elapsed));
      }),
    );
    expect(untilNextTick(METER_MS)).toBeNull();
  });
});
