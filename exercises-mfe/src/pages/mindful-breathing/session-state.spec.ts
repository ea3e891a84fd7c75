import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_PLAN, sessionMs } from './breath-plan';
import { SHORT_ABSENCE_MS, nextSession, type Session } from './session-state';

const SESSION_MS = sessionMs(DEFAULT_PLAN);
const anyTime = fc.integer({ min: -1e6, max: 1e6 });

describe('nextSession', () => {
  const running: Session = { status: 'running', startedAt: 1_000, plan: DEFAULT_PLAN, hiddenSince: null };

  it('starts, stops and starts again from the first breath by toggling', () => {
    const started = nextSession({ status: 'idle' }, { type: 'toggle', at: 1_000, plan: DEFAULT_PLAN });
    expect(started).toEqual(running);
    const stopped = nextSession(started, { type: 'toggle', at: 50_000, plan: DEFAULT_PLAN });
    expect(stopped).toEqual({ status: 'stopped', breaths: 2 });
    expect(nextSession(stopped, { type: 'toggle', at: 60_000, plan: DEFAULT_PLAN })).toEqual({
      status: 'running',
      startedAt: 60_000,
      plan: DEFAULT_PLAN,
      hiddenSince: null,
    });
  });

  it('ends at three minutes and not before', () => {
    expect(nextSession(running, { type: 'tick', at: 1_000 + SESSION_MS - 1 })).toBe(running);
    expect(nextSession(running, { type: 'tick', at: 1_000 + SESSION_MS })).toEqual({ status: 'done' });
  });

  it('begins anew from done', () => {
    expect(nextSession({ status: 'done' }, { type: 'toggle', at: 7, plan: DEFAULT_PLAN })).toEqual({
      status: 'running',
      startedAt: 7,
      plan: DEFAULT_PLAN,
      hiddenSince: null,
    });
  });

  it.each<Session>([{ status: 'idle' }, { status: 'stopped', breaths: 2 }, { status: 'done' }])(
    'lets STOP and the passing of time change nothing while it is $status',
    (session) => {
      fc.assert(
        fc.property(anyTime, (at) => {
          expect(nextSession(session, { type: 'stop', at })).toBe(session);
          expect(nextSession(session, { type: 'tick', at })).toBe(session);
        }),
      );
    },
  );

  it('depends on the last tick alone, however many ticks were before', () => {
    const looks = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(looks, (times) => {
        const ordered = [...times].sort((one, other) => one - other);
        const last = ordered.at(-1) ?? 0;
        const start: Session = { status: 'running', startedAt: 0, plan: DEFAULT_PLAN, hiddenSince: null };
        const end = ordered.reduce<Session>(
          (session, at) => nextSession(session, { type: 'tick', at }),
          start,
        );
        expect(end).toEqual(nextSession(start, { type: 'tick', at: last }));
      }),
    );
  });

  describe('an absence', () => {
    const leave = (at: number) => nextSession(running, { type: 'page-hidden', at });

    it('does not interrupt where it lasts a moment', () => {
      expect(nextSession(leave(30_000), { type: 'page-visible', at: 30_000 + SHORT_ABSENCE_MS - 1 })).toEqual(
        running,
      );
    });

    it('interrupts at the beginning of the current breath where it lasts longer', () => {
      const left = leave(1_000 + 47_000);
      expect(nextSession(left, { type: 'tick', at: 900_000 })).toBe(left);
      const back = nextSession(left, { type: 'page-visible', at: 900_000 });
      expect(back).toEqual({ status: 'interrupted', elapsed: 40_000, plan: DEFAULT_PLAN });
      expect(nextSession(back, { type: 'resume', at: 950_000 })).toEqual({
        ...running,
        startedAt: 910_000,
      });
    });

    it('resumes only what was interrupted, and leaves STOP and a new START open', () => {
      expect(nextSession(running, { type: 'resume', at: 5 })).toBe(running);
      const away: Session = { status: 'interrupted', elapsed: 20_000, plan: DEFAULT_PLAN };
      expect(nextSession(away, { type: 'stop', at: 5 })).toEqual({ status: 'stopped', breaths: 1 });
      expect(nextSession(away, { type: 'toggle', at: 5, plan: DEFAULT_PLAN })).toEqual({
        ...running,
        startedAt: 5,
      });
    });

    it('counts from the first time the page was hidden', () => {
      const left = leave(10_000);
      expect(nextSession(left, { type: 'page-hidden', at: 20_000 })).toBe(left);
    });

    it('never repeats more than one breath', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 179_999 }), (elapsed) => {
          const back = nextSession(leave(1_000 + elapsed), { type: 'page-visible', at: 1e6 });
          if (back.status !== 'interrupted') throw new Error(back.status);
          expect(elapsed - back.elapsed).toBeGreaterThanOrEqual(-1e-6);
          expect(elapsed - back.elapsed).toBeLessThan(20_000);
        }),
      );
    });
  });
});
