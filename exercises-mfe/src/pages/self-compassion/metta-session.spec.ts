import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMettaKeeper } from './metta-session';

/** A clock that the test moves; timers may be late by any time. */
let now = 0;
const clock = { now: () => now };

beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function passes(milliseconds: number, late = 0): void {
  now += milliseconds + late;
  jest.advanceTimersByTime(milliseconds);
}

describe('the keeper of the phrases', () => {
  it('shows the next phrase after twelve seconds, and notifies once', () => {
    const keeper = createMettaKeeper(clock, 12_000);
    const heard = jest.fn();
    const stop = keeper.subscribe(heard);
    keeper.start();
    passes(11_999);
    expect(keeper.view().moment.count).toBe(0);
    passes(1);
    expect(keeper.view().moment.count).toBe(1);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not drift when every timer is late', () => {
    const keeper = createMettaKeeper(clock, 12_000);
    const stop = keeper.subscribe(() => undefined);
    keeper.start();
    for (let phrase = 1; phrase <= 50; phrase += 1) {
      passes(12_000 - (now % 12_000), 350);
      expect(keeper.view().moment.count).toBe(phrase);
    }
    expect(keeper.view().moment.count).toBe(Math.floor(now / 12_000));
    stop();
  });

  it('catches up at once when it was frozen', () => {
    const keeper = createMettaKeeper(clock, 12_000);
    const stop = keeper.subscribe(() => undefined);
    keeper.start();
    now += 37_000;
    keeper.look();
    expect(keeper.view().moment).toEqual({ count: 3, phrase: 3, endsAt: 48_000 });
    stop();
  });

  it('rests while it is paused and goes on where it was', () => {
    const keeper = createMettaKeeper(clock, 12_000);
    const stop = keeper.subscribe(() => undefined);
    keeper.start();
    passes(10_000);
    keeper.pause();
    passes(60_000);
    expect(keeper.view()).toMatchObject({ status: 'paused', moment: { count: 0 } });
    keeper.start();
    passes(2_000);
    expect(keeper.view()).toMatchObject({ status: 'running', moment: { count: 1 } });
    stop();
  });

  it('leaves no timer behind when nobody listens', () => {
    const keeper = createMettaKeeper(clock, 12_000);
    keeper.subscribe(() => undefined)();
    keeper.start();
    expect(jest.getTimerCount()).toBe(0);
  });
});
