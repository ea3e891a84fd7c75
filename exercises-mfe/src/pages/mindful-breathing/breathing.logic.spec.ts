import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CYCLES,
  CYCLE_MS,
  PHASES,
  SESSION_MS,
  clockFace,
  fullnessAt,
  momentAt,
  nextSession,
  secondsLeft,
  type BreathMoment,
  type Session,
} from './breathing.logic';

const during = fc.double({ min: 0, max: SESSION_MS, maxExcluded: true, noNaN: true });
const anyTime = fc.double({ min: -1e6, max: 1e6, noNaN: true });

function momentDuring(elapsed: number): BreathMoment {
  const moment = momentAt(elapsed);
  if (!moment) throw new Error(`${elapsed} ms is past the session.`);
  return moment;
}

/** Walks from phase to phase by what each says of its end. */
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

  it('is over when the three minutes have passed, and stays over', () => {
    fc.assert(
      fc.property(fc.double({ min: SESSION_MS, noNaN: true }), (time) => expect(momentAt(time)).toBeNull()),
    );
  });

  it('places every time inside the phase that it names', () => {
    fc.assert(
      fc.property(during, (time) => {
        const { cycle, phaseStartsAt, phaseEndsAt } = momentDuring(time);
        expect(phaseStartsAt).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(phaseEndsAt);
        expect(cycle).toBe(Math.floor(time / CYCLE_MS) + 1);
      }),
    );
  });

  it('agrees with itself anywhere within a phase', () => {
    fc.assert(
      fc.property(during, fc.double({ min: 0, max: 0.999, noNaN: true }), (time, share) => {
        const moment = momentDuring(time);
        const inside = moment.phaseStartsAt + share * (moment.phaseEndsAt - moment.phaseStartsAt);
        expect(momentAt(inside)).toEqual(moment);
      }),
    );
  });

  it('takes a time before START for the start', () => {
    expect(momentAt(-5)).toEqual(momentAt(0));
  });
});

describe('fullnessAt', () => {
  it('is empty at both ends, full during the hold and between the two elsewhere', () => {
    expect(fullnessAt(0)).toBe(0);
    expect(fullnessAt(6 / 14)).toBe(1);
    expect(fullnessAt(1)).toBeCloseTo(0, 9);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const fullness = fullnessAt(share);
        expect(fullness).toBeGreaterThanOrEqual(0);
        expect(fullness).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never jumps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (share) => {
        expect(Math.abs(fullnessAt(share + 0.001) - fullnessAt(share))).toBeLessThan(0.01);
      }),
    );
  });
});

describe('nextSession', () => {
  const running: Session = { status: 'running', startedAt: 1_000 };

  it('starts, stops and starts again from the first breath by toggling', () => {
    const started = nextSession({ status: 'idle' }, { type: 'toggle', at: 1_000 });
    expect(started).toEqual(running);
    const stopped = nextSession(started, { type: 'toggle', at: 50_000 });
    expect(stopped).toEqual({ status: 'stopped' });
    expect(nextSession(stopped, { type: 'toggle', at: 60_000 })).toEqual({
      status: 'running',
      startedAt: 60_000,
    });
  });

  it('is done at three minutes and not before', () => {
    expect(nextSession(running, { type: 'look', at: 1_000 + SESSION_MS - 1 })).toBe(running);
    expect(nextSession(running, { type: 'look', at: 1_000 + SESSION_MS })).toEqual({ status: 'done' });
  });

  it('begins anew from done', () => {
    expect(nextSession({ status: 'done' }, { type: 'toggle', at: 7 })).toEqual({
      status: 'running',
      startedAt: 7,
    });
  });

  it.each<Session>([{ status: 'idle' }, { status: 'stopped' }, { status: 'done' }])(
    'lets STOP and the passing of time change nothing while it is $status',
    (session) => {
      fc.assert(
        fc.property(anyTime, (at) => {
          expect(nextSession(session, { type: 'stop', at })).toBe(session);
          expect(nextSession(session, { type: 'look', at })).toBe(session);
        }),
      );
    },
  );

  it('is where the last look at the clock puts it, however often it was looked at before', () => {
    const looks = fc.array(fc.double({ min: 0, max: 400_000, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(looks, (times) => {
        const ordered = [...times].sort((one, other) => one - other);
        const last = ordered.at(-1) ?? 0;
        const start: Session = { status: 'running', startedAt: 0 };
        const end = ordered.reduce<Session>(
          (session, at) => nextSession(session, { type: 'look', at }),
          start,
        );
        expect(end).toEqual(nextSession(start, { type: 'look', at: last }));
      }),
    );
  });
});

describe('time left', () => {
  it('counts from 180 to 0 and never below', () => {
    expect(secondsLeft(0)).toBe(180);
    expect(secondsLeft(1)).toBe(180);
    expect(secondsLeft(1_000)).toBe(179);
    expect(secondsLeft(SESSION_MS)).toBe(0);
    expect(secondsLeft(SESSION_MS * 2)).toBe(0);
    expect(secondsLeft(-1)).toBe(180);
  });

  it('is written as minutes and two digits of seconds', () => {
    expect([180, 125, 60, 9, 0].map(clockFace)).toEqual(['3:00', '2:05', '1:00', '0:09', '0:00']);
  });
});
