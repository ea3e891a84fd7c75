import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMettaPlayer } from './metta-session';

/** A clock that the test moves; timers may be arbitrarily late. */
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

describe('the player of the phrases', () => {
  it('shows the next phrase after twelve seconds, and notifies once', () => {
    const player = createMettaPlayer(clock, 12_000);
    const heard = jest.fn();
    const stop = player.subscribe(heard);
    player.start();
    passes(11_999);
    expect(player.view().moment.count).toBe(0);
    passes(1);
    expect(player.view().moment.count).toBe(1);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not drift when every timer is late', () => {
    const player = createMettaPlayer(clock, 12_000);
    const stop = player.subscribe(() => undefined);
    player.start();
    for (let phrase = 1; phrase <= 50; phrase += 1) {
      passes(12_000 - (now % 12_000), 350);
      expect(player.view().moment.count).toBe(phrase);
    }
    expect(player.view().moment.count).toBe(Math.floor(now / 12_000));
    stop();
  });

  it('catches up at once when it was frozen', () => {
    const player = createMettaPlayer(clock, 12_000);
    const stop = player.subscribe(() => undefined);
    player.start();
    now += 37_000;
    player.refresh();
    expect(player.view().moment).toEqual({ count: 3, phrase: 3, endsAt: 48_000 });
    stop();
  });

  it('rests while it is paused and goes on where it was', () => {
    const player = createMettaPlayer(clock, 12_000);
    const stop = player.subscribe(() => undefined);
    player.start();
    passes(10_000);
    player.pause();
    passes(60_000);
    expect(player.view()).toMatchObject({ status: 'paused', moment: { count: 0 } });
    player.start();
    passes(2_000);
    expect(player.view()).toMatchObject({ status: 'running', moment: { count: 1 } });
    stop();
  });

  it('leaves no timer behind when nobody listens', () => {
    const player = createMettaPlayer(clock, 12_000);
    player.subscribe(() => undefined)();
    player.start();
    expect(jest.getTimerCount()).toBe(0);
  });
});
