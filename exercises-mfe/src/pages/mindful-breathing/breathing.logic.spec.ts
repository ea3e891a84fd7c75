import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { momentAt, phasesBetween, type BreathMoment } from './breathing.logic';
import {
  LENGTHS,
  PHASES,
  RHYTHMS,
  RHYTHM_IDS,
  STILLSAM_RHYTHM,
  DEFAULT_PLAN,
  cyclesOf,
  phaseMs,
  phasesOf,
  sessionMs,
  type Plan,
} from './breath-plan';

const CYCLES = cyclesOf(DEFAULT_PLAN);
const CYCLE_MS = STILLSAM_RHYTHM.cycleMs;
const SESSION_MS = sessionMs(DEFAULT_PLAN);

/** Milliseconds, in whole microseconds. */
const during = fc.integer({ min: 0, max: SESSION_MS * 1000 - 1 }).map((microseconds) => microseconds / 1000);
/** Shares below 1, in thousandths. */
const shares = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000);

function momentDuring(elapsed: number): BreathMoment {
  const moment = momentAt(elapsed);
  if (!moment) throw new Error(`${elapsed} ms is past the session.`);
  return moment;
}

/** All phases: each one's end is the next one's time. */
function walk(): BreathMoment[] {
  const moments: BreathMoment[] = [];
  for (let moment = momentAt(0); moment; moment = momentAt(moment.phaseEndsAt)) moments.push(moment);
  return moments;
}

describe('momentAt', () => {
  it('gives nine breaths of in, hold and out in three minutes', () => {
    const moments = walk();
    expect(CYCLES).toBe(9);
    expect(moments.map(({ phase }) => phase)).toEqual(Array.from({ length: 9 }, () => PHASES).flat());
    expect(moments.map(({ cycle }) => cycle)).toEqual(
      Array.from({ length: 27 }, (_, index) => Math.floor(index / 3) + 1),
    );
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
      expect(momentAt(moment.phaseEndsAt - 0.001)).toEqual(moment);
      expect(momentAt(moment.phaseEndsAt)).toEqual(moments[index + 1] ?? null);
    });
  });

  it('ends when the three minutes have passed, and stays over', () => {
    fc.assert(
      fc.property(fc.integer({ min: SESSION_MS, max: SESSION_MS * 1000 }), (time) =>
        expect(momentAt(time)).toBeNull(),
      ),
    );
  });

  it('gives a phase that contains the time', () => {
    fc.assert(
      fc.property(during, (time) => {
        const { cycle, phaseStartsAt, phaseEndsAt } = momentDuring(time);
        expect(phaseStartsAt).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(phaseEndsAt);
        expect(cycle).toBe(Math.floor(time / CYCLE_MS) + 1);
      }),
    );
  });

  it('gives the same phase anywhere within its bounds', () => {
    fc.assert(
      fc.property(during, shares, (time, share) => {
        const moment = momentDuring(time);
        const inside = moment.phaseStartsAt + share * (moment.phaseEndsAt - moment.phaseStartsAt);
        expect(momentAt(inside)).toEqual(moment);
      }),
    );
  });

  it('treats a time before START as START', () => {
    expect(momentAt(-5)).toEqual(momentAt(0));
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
