import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionPlan } from './session.logic';
import { createSessionPlayer } from './use-session';

/** A clock that the test moves; timers may be arbitrarily late. */
let now = 0;
const planOf = (seconds: number): SessionPlan => ({
  steps: Array.from({ length: 5 }, (_, index) => ({ text: String(index), seconds })),
  isEndless: true,
});
const PLAN = planOf(12);

beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.useRealTimers();
});

function passes(milliseconds: number, late = 0): void {
  now += milliseconds + late;
  jest.advanceTimersByTime(milliseconds);
}

describe('the player of a session', () => {
  it('shows the next step when its time has come, and notifies once', () => {
    const player = createSessionPlayer(PLAN);
    const heard = jest.fn();
    const stop = player.subscribe(heard);
    player.send('start');
    passes(11_999);
    expect(player.read().count).toBe(0);
    passes(1);
    expect(player.read().count).toBe(1);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('catches up at once when it was frozen', () => {
    const player = createSessionPlayer(PLAN);
    const stop = player.subscribe(() => undefined);
    player.send('start');
    now += 37_000;
    player.refresh();
    expect(player.read()).toMatchObject({ status: 'running', count: 3 });
    stop();
  });

  it('keeps the step that is shown when the plan changes, and gives it its whole new time', () => {
    const player = createSessionPlayer(PLAN);
    const stop = player.subscribe(() => undefined);
    player.send('start');
    passes(13_000);
    player.setPlan(planOf(20));
    passes(19_999);
    expect(player.read().count).toBe(1);
    passes(1);
    expect(player.read().count).toBe(2);
    stop();
  });
});
