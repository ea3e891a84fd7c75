import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createClockedView } from './clocked-view';

/** A clock that the test moves apart from the timers. */
let now = 0;
/** Counts whole seconds of the clock until it rests. */
let isResting = false;

const countSeconds = () =>
  createClockedView<number>(0, {
    clock: { now: () => now },
    viewAt: (at) => (isResting ? null : Math.floor(at / 1000)),
    isSame: (one, other) => one === other,
    changesAt: (second) => (second + 1) * 1000,
  });

beforeEach(() => {
  now = 0;
  isResting = false;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a view by the clock', () => {
  it('is right at every timer, however late, and notifies of each change once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 20 }), (delays) => {
        jest.clearAllTimers();
        now = 0;
        const seconds = countSeconds();
        const seen: number[] = [];
        const stop = seconds.subscribe(() => seen.push(seconds.view()));
        for (const delay of delays) {
          now = (Math.floor(now / 1000) + 1) * 1000 + delay;
          jest.runOnlyPendingTimers();
          expect(seconds.view()).toBe(Math.floor(now / 1000));
        }
        expect(seen).toHaveLength(delays.length);
        stop();
      }),
    );
  });

  it('looks again when a timer came early', () => {
    const seconds = countSeconds();
    const stop = seconds.subscribe(() => undefined);
    now = 999;
    jest.runOnlyPendingTimers();
    expect(seconds.view()).toBe(0);
    now = 1000;
    jest.advanceTimersByTime(1);
    expect(seconds.view()).toBe(1);
    stop();
  });

  it('keeps no timer without a listener, nor while it rests', () => {
    const seconds = countSeconds();
    const stop = seconds.subscribe(() => undefined);
    expect(jest.getTimerCount()).toBe(1);
    isResting = true;
    seconds.look();
    expect(jest.getTimerCount()).toBe(0);
    isResting = false;
    seconds.look();
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
