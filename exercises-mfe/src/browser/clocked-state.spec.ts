import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createClockedState } from './clocked-state';

/** A clock that the test moves apart from the timers. */
let now = 0;
let isFrozen = false;

const countSeconds = () =>
  createClockedState<number>({
    first: 0,
    stateAt: (_second, at) => Math.floor(at / 1000),
    changesAt: (second) => (isFrozen ? null : (second + 1) * 1000),
  });

beforeEach(() => {
  now = 0;
  isFrozen = false;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a clocked state', () => {
  it('computes its value at every timer, however late, and notifies once per change', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 20 }), (delays) => {
        jest.clearAllTimers();
        now = 0;
        const seconds = countSeconds();
        const seen: number[] = [];
        const stop = seconds.subscribe(() => seen.push(seconds.read()));
        for (const delay of delays) {
          now = (Math.floor(now / 1000) + 1) * 1000 + delay;
          jest.runOnlyPendingTimers();
          expect(seconds.read()).toBe(Math.floor(now / 1000));
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
    expect(seconds.read()).toBe(0);
    now = 1000;
    jest.advanceTimersByTime(1);
    expect(seconds.read()).toBe(1);
    stop();
  });

  it('has no timer without a subscriber or a change to come', () => {
    const seconds = countSeconds();
    seconds.refresh();
    expect(jest.getTimerCount()).toBe(0);
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
