import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBreathingSession, type BreathingSession, type BreathingView } from './breathing-session';
import { DEFAULT_PLAN, sessionMs } from './breath-plan';

const SESSION_MS = sessionMs(DEFAULT_PLAN);

const START = 12_345.678;

/** A clock that tests move independently of the timers, which may be late or early. */
class FakeClock {
  time = START;
  now(): number {
    return this.time;
  }
}

let clock: FakeClock;
let session: BreathingSession;
let seen: BreathingView[];
let unsubscribe: () => void;

/** Advances the clock and the timers together. */
function pass(milliseconds: number): void {
  const step = 10;
  for (let passed = 0; passed < milliseconds; passed += step) {
    clock.time += Math.min(step, milliseconds - passed);
    jest.advanceTimersByTime(Math.min(step, milliseconds - passed));
  }
}

const phaseOf = (view: BreathingView) => (view.status === 'running' ? view.moment.phase : view.status);

beforeEach(() => {
  jest.useFakeTimers();
  clock = new FakeClock();
  session = createBreathingSession(clock);
  seen = [];
  unsubscribe = session.subscribe(() => seen.push(session.view()));
});

afterEach(() => {
  unsubscribe();
  jest.useRealTimers();
});

describe('a breathing session', () => {
  it('notifies once per phase: nine times in, hold, out, then done', () => {
    session.toggle();
    pass(SESSION_MS + 5_000);
    expect(seen.map(phaseOf)).toEqual([
      ...Array.from({ length: 9 }, () => ['in', 'hold', 'out']).flat(),
      'done',
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps the same view between two phases', () => {
    session.toggle();
    const view = session.view();
    pass(5_700);
    expect(session.view()).toBe(view);
    pass(20);
    expect(phaseOf(session.view())).toBe('hold');
  });

  it('starts and stops by toggling, without a timer left behind', () => {
    session.toggle();
    pass(30_000);
    session.toggle();
    expect(session.view()).toEqual({ status: 'stopped', breaths: 1 });
    expect(jest.getTimerCount()).toBe(0);
    pass(1_000);
    session.toggle();
    expect(session.view()).toMatchObject({
      status: 'running',
      startedAt: clock.time,
      moment: { cycle: 1, phase: 'in' },
    });
  });

  it('does not drift when every timer is late', () => {
    session.toggle();
    for (let round = 0; round < 40; round += 1) {
      clock.time += 700;
      jest.runOnlyPendingTimers();
    }
    const elapsed = clock.time - START;
    expect(session.view()).toMatchObject({
      startedAt: START,
      moment: { cycle: Math.floor(elapsed / 20_000) + 1 },
    });
    jest.clearAllTimers();
    clock.time = START + 105_000;
    session.handlePageVisible();
    expect(session.view()).toMatchObject({ moment: { cycle: 6, phase: 'in' } });
  });

  it('sets another timer when one fires early', () => {
    session.toggle();
    clock.time = START + 5_000;
    jest.runOnlyPendingTimers();
    expect(phaseOf(session.view())).toBe('in');
    pass(715);
    expect(phaseOf(session.view())).toBe('hold');
  });

  it('shows the correct moment at once when the page is visible again', () => {
    session.toggle();
    clock.time = START + 47_000;
    session.handlePageVisible();
    expect(session.view()).toMatchObject({ moment: { cycle: 3, phase: 'hold' } });
  });

  it('ends when the page is visible again after three minutes', () => {
    session.toggle();
    clock.time = START + 3_600_000;
    session.handlePageVisible();
    expect(session.view()).toEqual({ status: 'done' });
  });

  it('does not start over after a click on STOP just after the end', () => {
    session.toggle();
    clock.time = START + SESSION_MS + 1;
    session.toggle();
    expect(session.view()).toEqual({ status: 'done' });
  });

  it('has no timer without subscribers, and sets one again for the next', () => {
    session.toggle();
    unsubscribe();
    expect(jest.getTimerCount()).toBe(0);
    unsubscribe = session.subscribe(() => seen.push(session.view()));
    pass(5_720);
    expect(phaseOf(session.view())).toBe('hold');
  });
});
