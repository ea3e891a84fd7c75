import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createClockedView } from './clocked-view';

/** A clock that the test moves apart from the timers. */
let now = 0;
/** Keeps the current view and sets no timer. */
let isFrozen = false;

const countSeconds = () =>
  createClockedView<number>(0, {
    clock: { now: () => now },
    viewAt: (at) => (isFrozen ? null : Math.floor(at / 1000)),
    isSame: (one, other) => one === other,
    changesAt: (second) => (second + 1) * 1000,
  });

beforeEach(() => {
  now = 0;
  isFrozen = false;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a clocked view', () => {
  it('shows the correct view at every timer, however late, and notifies once per change', () => {
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

  it('sets another timer when one fires early', () => {
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

  it('has no timer without a subscriber or while the view is frozen', () => {
    const seconds = countSeconds();
    const stop = seconds.subscribe(() => undefined);
    expect(jest.getTimerCount()).toBe(1);
    isFrozen = true;
    seconds.refresh();
    expect(jest.getTimerCount()).toBe(0);
    isFrozen = false;
    seconds.refresh();
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
