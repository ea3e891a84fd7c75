import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  changeOf,
  momentAt,
  nextSession,
  phasesBetween,
  SHORT_ABSENCE_MS,
  LENGTHS,
  PHASES,
  RHYTHMS,
  RHYTHM_IDS,
  cyclesOf,
  phaseMs,
  phasesOf,
  sessionMs,
  type BreathMoment,
  type Session,
  type Plan,
} from './breathing.logic';
import { DEFAULT_SETTINGS, planOf } from './guidance';

const DEFAULT_PLAN = planOf(DEFAULT_SETTINGS);

const CYCLES = cyclesOf(DEFAULT_PLAN);
const CYCLE_MS = RHYTHMS.stillsam.cycleMs;
const SESSION_MS = sessionMs(DEFAULT_PLAN);

/** Milliseconds, in whole microseconds. */
const during = fc.integer({ min: 0, max: SESSION_MS * 1000 - 1 }).map((microseconds) => microseconds / 1000);
/** Shares below 1, in thousandths. */
const shares = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000);

function momentDuring(elapsed: number): BreathMoment {
  const moment = momentAt(elapsed, DEFAULT_PLAN);
  if (!moment) throw new Error(`${elapsed} ms is past the session.`);
  return moment;
}

/** All phases: each one's end is the next one's time. */
function walk(): BreathMoment[] {
  const moments: BreathMoment[] = [];
  for (let moment = momentAt(0, DEFAULT_PLAN); moment; moment = momentAt(moment.phaseEndsAt, DEFAULT_PLAN))
    moments.push(moment);
  return moments;
}

describe('momentAt', () => {
  it('gives nine breaths of in, hold and out in three minutes', () => {
    const moments = walk();
    expect(CYCLES).toBe(9);
    expect(moments.map(({ phase }) => phase)).toEqual(Array.from({ length: 9 }, () => PHASES).flat());
    expect(moments.at(-1)?.phaseEndsAt).toBe(SESSION_MS);
  });

  it('divides each breath as 4 to 4 to 6', () => {
    for (const { phase, phaseStartsAt, phaseEndsAt } of walk()) {
      const share = (phaseEndsAt - phaseStartsAt) / CYCLE_MS;
      expect(share).toBeCloseTo({ in: 4, hold: 4, out: 6 }[phase] / 14, 9);
    }
  });

  it('changes at every boundary exactly: the old phase a moment before, the new one on it', () => {
    const moments = walk();
    moments.forEach((moment, index) => {
      expect(momentAt(moment.phaseEndsAt - 0.001, DEFAULT_PLAN)).toEqual(moment);
      expect(momentAt(moment.phaseEndsAt, DEFAULT_PLAN)).toEqual(moments[index + 1] ?? null);
    });
  });

  it('ends when the three minutes have passed, and stays over', () => {
    fc.assert(
      fc.property(fc.integer({ min: SESSION_MS, max: SESSION_MS * 1000 }), (time) =>
        expect(momentAt(time, DEFAULT_PLAN)).toBeNull(),
      ),
    );
  });

  it('gives a phase that contains the time', () => {
    fc.assert(
      fc.property(during, (time) => {
        const { phaseStartsAt, phaseEndsAt } = momentDuring(time);
        expect(phaseStartsAt).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(phaseEndsAt);
      }),
    );
  });

  it('gives the same phase anywhere within its bounds', () => {
    fc.assert(
      fc.property(during, shares, (time, share) => {
        const moment = momentDuring(time);
        const inside = moment.phaseStartsAt + share * (moment.phaseEndsAt - moment.phaseStartsAt);
        expect(momentAt(inside, DEFAULT_PLAN)).toEqual(moment);
      }),
    );
  });

  it('treats a time before START as START', () => {
    expect(momentAt(-5, DEFAULT_PLAN)).toEqual(momentAt(0, DEFAULT_PLAN));
  });
});

describe('other plans', () => {
  const plans: Plan[] = RHYTHM_IDS.flatMap((id) =>
    LENGTHS.map((minutes) => ({ rhythm: RHYTHMS[id], minutes })),
  );

  it.each(plans)(
    'gives $rhythm.id for $minutes min whole breaths, each phase as long as its share',
    (plan) => {
      const all = phasesBetween(0, Infinity, plan);
      const phases = phasesOf(plan.rhythm);
      expect(all).toHaveLength(cyclesOf(plan) * phases.length);
      expect(all.at(-1)?.phaseEndsAt).toBe(sessionMs(plan));
      for (const [index, { phase, phaseStartsAt, phaseEndsAt }] of all.entries()) {
        expect(phase).toBe(phases[index % phases.length]);
        expect(phaseEndsAt - phaseStartsAt).toBeCloseTo(phaseMs(plan.rhythm, phase), 6);
      }
    },
  );

  it('finds the same phases in pieces as at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.array(during, { maxLength: 12 }), (plan, cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), Infinity];
        const pieces = edges.slice(1).flatMap((to, index) => phasesBetween(edges[index] ?? 0, to, plan));
        expect(pieces).toEqual(phasesBetween(0, Infinity, plan));
      }),
    );
  });
});

const anyTime = fc.integer({ min: -1e6, max: 1e6 });

describe('nextSession', () => {
  const begin = (at: number) => nextSession({ status: 'idle' }, { type: 'start', at, plan: DEFAULT_PLAN });
  const running = begin(1_000);

  it('starts, stops and starts again from the first breath', () => {
    const first = { phase: 'in', phaseStartsAt: 0 };
    expect(running).toMatchObject({ status: 'running', startedAt: 1_000, moment: first, hiddenSince: null });
    const stopped = nextSession(running, { type: 'stop', at: 50_000 });
    expect(stopped).toEqual({ status: 'stopped', breaths: 2 });
    expect(nextSession(stopped, { type: 'start', at: 60_000, plan: DEFAULT_PLAN })).toEqual(begin(60_000));
  });

  it('stays the same between two phases, and changes when the next begins', () => {
    const hold = changeOf(running) ?? NaN;
    expect(nextSession(running, { type: 'tick', at: hold - 1 })).toBe(running);
    expect(nextSession(running, { type: 'tick', at: hold })).toMatchObject({ moment: { phase: 'hold' } });
  });

  it('ends at three minutes and not before', () => {
    expect(nextSession(running, { type: 'tick', at: 1_000 + SESSION_MS - 1 }).status).toBe('running');
    expect(nextSession(running, { type: 'tick', at: 1_000 + SESSION_MS })).toEqual({
      status: 'done',
      plan: DEFAULT_PLAN,
    });
  });

  it.each<Session>([
    { status: 'idle' },
    { status: 'stopped', breaths: 2 },
    { status: 'done', plan: DEFAULT_PLAN },
  ])('lets STOP and the passing of time change nothing while it is $status', (session) => {
    fc.assert(
      fc.property(anyTime, (at) => {
        expect(nextSession(session, { type: 'stop', at })).toBe(session);
        expect(nextSession(session, { type: 'tick', at })).toBe(session);
      }),
    );
  });

  it('depends on the last tick alone, however many ticks were before', () => {
    const looks = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(looks, (times) => {
        const ordered = [...times].sort((one, other) => one - other);
        const last = ordered.at(-1) ?? 0;
        const start = begin(0);
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
        nextSession(running, { type: 'tick', at: 30_000 + SHORT_ABSENCE_MS - 1 }),
      );
    });

    it('interrupts at the beginning of the current breath where it lasts longer', () => {
      const left = leave(1_000 + 47_000);
      expect(nextSession(left, { type: 'tick', at: 900_000 })).toBe(left);
      expect(changeOf(left)).toBeNull();
      const back = nextSession(left, { type: 'page-visible', at: 900_000 });
      expect(back).toEqual({ status: 'interrupted', elapsed: 40_000, plan: DEFAULT_PLAN });
      expect(nextSession(back, { type: 'resume', at: 950_000 })).toMatchObject({
        status: 'running',
        startedAt: 910_000,
        moment: { phase: 'in', phaseStartsAt: 40_000 },
      });
    });

    it('resumes only what was interrupted, and leaves STOP and a new START open', () => {
      expect(nextSession(running, { type: 'resume', at: 5 })).toBe(running);
      const away: Session = { status: 'interrupted', elapsed: 20_000, plan: DEFAULT_PLAN };
      expect(nextSession(away, { type: 'stop', at: 5 })).toEqual({ status: 'stopped', breaths: 1 });
      expect(nextSession(away, { type: 'start', at: 5, plan: DEFAULT_PLAN })).toEqual(begin(5));
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
