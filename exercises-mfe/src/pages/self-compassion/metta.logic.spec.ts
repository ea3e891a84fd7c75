import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { METTA_PHRASES } from './metta.content';
import {
  elapsedOf,
  isPace,
  METTA_PACES,
  mettaMoment,
  nextMetta,
  DEFAULT_PACE,
  type MettaEvent,
  type MettaSession,
} from './metta.logic';

const pace = fc.constantFrom(...METTA_PACES);
const IDLE: MettaSession = { status: 'idle', pace: DEFAULT_PACE };

describe('the sequence of phrases', () => {
  it('consists of five, each for 12 seconds unless another pace is chosen', () => {
    expect(METTA_PHRASES).toHaveLength(5);
    expect(new Set(METTA_PHRASES).size).toBe(5);
    expect(DEFAULT_PACE).toBe(12_000);
  });

  it.each([
    [0, 0],
    [11_999, 0],
    [12_000, 1],
    [59_999, 4],
    [60_000, 0],
    [6_000_000, 0],
  ])('shows at %i ms number %i', (elapsed, phrase) => {
    expect(mettaMoment(elapsed, 12_000).phrase).toBe(phrase);
  });

  it('follows the clock alone: a moment is the same however one came to it', () => {
    fc.assert(
      fc.property(fc.nat(86_400_000), pace, (elapsed, each) => {
        const { count, phrase, endsAt } = mettaMoment(elapsed, each);
        expect(phrase).toBe(count % 5);
        expect(count * each).toBeLessThanOrEqual(elapsed);
        expect(endsAt).toBeGreaterThan(elapsed);
        expect(mettaMoment(endsAt, each).count).toBe(count + 1);
      }),
    );
  });
});

describe('a session', () => {
  it('loses no time to pauses, however many', () => {
    const spans = fc.array(fc.tuple(fc.nat(60_000), fc.nat(600_000)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.nat(1_000_000), spans, (begin, pauses) => {
        let at = begin;
        let shown = 0;
        let session = nextMetta(IDLE, { type: 'start', at });
        for (const [going, resting] of pauses) {
          at += going;
          shown += going;
          session = nextMetta(session, { type: 'pause', at });
          at += resting;
          session = nextMetta(session, { type: 'start', at });
        }
        expect(elapsedOf(session, at)).toBe(shown);
      }),
    );
  });

  it('keeps the phrase that is shown when the pace changes, and gives it its whole time', () => {
    fc.assert(
      fc.property(pace, pace, fc.nat(1_000_000), fc.boolean(), (from, to, time, isPaused) => {
        let session = nextMetta({ status: 'idle', pace: from }, { type: 'start', at: 0 });
        if (isPaused) session = nextMetta(session, { type: 'pause', at: time });
        const before = mettaMoment(elapsedOf(session, time), from);
        const changed = nextMetta(session, { type: 'set-pace', pace: to, at: time });
        const elapsed = elapsedOf(changed, time);
        expect(mettaMoment(elapsed, to).count).toBe(before.count);
        if (from !== to) expect(mettaMoment(elapsed, to).endsAt - elapsed).toBe(to);
      }),
    );
  });

  it('starts once, pauses only what is going, and knows no time before its beginning', () => {
    const running = nextMetta(IDLE, { type: 'start', at: 500 });
    expect(nextMetta(running, { type: 'start', at: 900 })).toBe(running);
    const pause: MettaEvent = { type: 'pause', at: 900 };
    expect(nextMetta(IDLE, pause)).toBe(IDLE);
    expect(elapsedOf(IDLE, 900)).toBe(0);
    expect(elapsedOf(running, 400)).toBe(0);
  });
});

describe('the pace', () => {
  it('takes one of three values', () => {
    expect(METTA_PACES).toEqual([8000, 12_000, 20_000]);
    expect(METTA_PACES.map(isPace)).toEqual([true, true, true]);
    expect([9000, '8000', null].map(isPace)).toEqual([false, false, false]);
  });

  it('can be chosen before the start, and changes nothing where it is the same', () => {
    expect(nextMetta(IDLE, { type: 'set-pace', pace: 8000, at: 0 })).toEqual({ status: 'idle', pace: 8000 });
    const running: MettaSession = { status: 'running', pace: 12_000, startedAt: 0 };
    expect(nextMetta(running, { type: 'set-pace', pace: 12_000, at: 5000 })).toBe(running);
  });

  it('leaves a running session running, and a paused one paused', () => {
    const running: MettaSession = { status: 'running', pace: 12_000, startedAt: 1000 };
    expect(nextMetta(running, { type: 'set-pace', pace: 8000, at: 26_000 })).toEqual({
      status: 'running',
      pace: 8000,
      startedAt: 10_000,
    });
    const paused = nextMetta(running, { type: 'pause', at: 26_000 });
    expect(paused).toEqual({ status: 'paused', pace: 12_000, elapsed: 25_000 });
    expect(nextMetta(paused, { type: 'pause', at: 27_000 })).toBe(paused);
    expect(nextMetta(paused, { type: 'set-pace', pace: 20_000, at: 30_000 })).toEqual({
      status: 'paused',
      pace: 20_000,
      elapsed: 40_000,
    });
  });
});
