import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { meterAt, nextTickOf } from './focus-meter-exercise';

const STARTED = { status: 'running', value: 0, startedAt: 0 } as const;
/** Times in milliseconds with microsecond precision, before the end. */
const during = fc.integer({ min: 0, max: 4_999_999 }).map((microseconds) => microseconds / 1000);

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
    expect(meterAt(STARTED, elapsed).value).toBe(value);
  });

  it('never decreases, and changes exactly at the announced time', () => {
    fc.assert(
      fc.property(during, (elapsed) => {
        const meter = meterAt(STARTED, elapsed);
        const next = nextTickOf(meter) ?? NaN;
        expect(next - elapsed).toBeGreaterThan(0);
        expect(next - elapsed).toBeLessThanOrEqual(50);
        expect(meterAt(meter, next).value).toBe(meter.value + 1);
        expect(meterAt(meter, next - 1e-6)).toBe(meter);
      }),
    );
    expect(nextTickOf(meterAt(STARTED, 5_000))).toBeNull();
  });
});
