import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  endOfStep,
  IDLE,
  nextSession,
  sessionAt,
  stepOf,
  type Session,
  type SessionPlan,
} from './session.logic';

const planOf = (isEndless: boolean, ...seconds: (number | undefined)[]): SessionPlan => ({
  steps: seconds.map((each, index) => ({ text: `Steg ${index}`, seconds: each })),
  isEndless,
});
const ONCE = planOf(false, 10, 20, 30);
const ENDLESS = planOf(true, 12, 12, 12, 12, 12);
const started = (plan: SessionPlan, at = 0) => nextSession(IDLE, 'start', at, plan);

describe('a guided session', () => {
  it.each([
    [0, 0],
    [9_999, 0],
    [10_000, 1],
    [29_999, 1],
    [30_000, 2],
    [59_999, 2],
  ])('shows at %i ms step %i', (at, count) => {
    expect(sessionAt(started(ONCE), ONCE, at)).toMatchObject({ status: 'running', count });
  });

  it('ends by itself after its last step', () => {
    expect(sessionAt(started(ONCE), ONCE, 60_000)).toEqual({ status: 'done', count: 3 });
    expect(stepOf(ONCE, 3)).toBe(2);
  });

  it('begins anew after the last step when it is endless, and shows the same however late it is asked', () => {
    fc.assert(
      fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (one, more) => {
        const direct = sessionAt(started(ENDLESS), ENDLESS, one + more);
        expect(sessionAt(sessionAt(started(ENDLESS), ENDLESS, one), ENDLESS, one + more)).toEqual(direct);
        expect(direct.count).toBe(Math.floor((one + more) / 12_000));
        expect(stepOf(ENDLESS, direct.count)).toBe(direct.count % 5);
      }),
    );
  });

  it('loses no time to pauses, however many', () => {
    const spans = fc.array(fc.tuple(fc.nat(60_000), fc.nat(600_000)), { maxLength: 12 });
    fc.assert(
      fc.property(spans, (pauses) => {
        let at = 0;
        let shown = 0;
        let session = started(ENDLESS);
        for (const [going, resting] of pauses) {
          at += going;
          shown += going;
          session = nextSession(sessionAt(session, ENDLESS, at), 'pause', at, ENDLESS);
          at += resting;
          session = nextSession(session, 'start', at, ENDLESS);
        }
        expect(sessionAt(session, ENDLESS, at).count).toBe(Math.floor(shown / 12_000));
      }),
    );
  });

  it('waits at a step without a time until the visitor goes on', () => {
    const plan = planOf(false, undefined, undefined);
    const first = started(plan);
    expect(endOfStep(first, plan)).toBeNull();
    expect(sessionAt(first, plan, 86_400_000)).toBe(first);
    const second = nextSession(first, 'advance', 5_000, plan);
    expect(second).toEqual({ status: 'running', count: 1, since: 5_000 });
    expect(nextSession(second, 'advance', 6_000, plan)).toEqual({ status: 'done', count: 2 });
  });

  it('gives the current step its whole time anew', () => {
    const late = sessionAt(started(ONCE), ONCE, 25_000);
    expect(nextSession(late, 'restart-step', 25_000, ONCE)).toEqual({
      status: 'running',
      count: 1,
      since: 25_000,
    });
    const paused = nextSession(late, 'pause', 25_000, ONCE);
    expect(paused).toEqual({ status: 'paused', count: 1, elapsed: 15_000 });
    expect(nextSession(paused, 'restart-step', 30_000, ONCE)).toEqual({
      status: 'paused',
      count: 1,
      elapsed: 0,
    });
  });

  it('ignores an event that changes nothing', () => {
    const running = started(ONCE);
    const stopped: Session = { status: 'stopped', count: 1 };
    expect(nextSession(running, 'start', 900, ONCE)).toBe(running);
    expect(nextSession(IDLE, 'pause', 900, ONCE)).toBe(IDLE);
    expect(nextSession(IDLE, 'stop', 900, ONCE)).toBe(IDLE);
    expect(nextSession(stopped, 'advance', 900, ONCE)).toBe(stopped);
    expect(nextSession(stopped, 'stop', 900, ONCE)).toBe(stopped);
    expect(nextSession(stopped, 'restart-step', 900, ONCE)).toBe(stopped);
  });

  it('can be started again from its beginning', () => {
    expect(nextSession({ status: 'done', count: 3 }, 'start', 70_000, ONCE)).toEqual({
      status: 'running',
      count: 0,
      since: 70_000,
    });
  });
});
