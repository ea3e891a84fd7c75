import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RHYTHMS, USUAL_PLAN, type Plan } from './breath-plan';
import { AHEAD_MS, createBreathTones, type BreathTones } from './breath-tones';
import { phasesBetween } from './breathing.logic';

/** A clock and an audio clock that tests move apart from each other. */
class Hands {
  time = 7_000;
  now(): number {
    return this.time;
  }
}

let clock: Hands;
let audioTime: number;
let starts: number[];
let tones: BreathTones;
let setOff: () => void;
const close = jest.fn();

beforeEach(() => {
  clock = new Hands();
  audioTime = 100;
  starts = [];
  close.mockClear();
  tones = createBreathTones((onClockStart) => {
    setOff = onClockStart;
    return { now: () => audioTime, sound, close };
  }, clock);
});

/** Hands in a tone, as the audio clock does: one that has begun cannot be taken back. */
function sound(_pitch: number, at: number): () => void {
  starts.push(at);
  return () => {
    expect(at).toBeGreaterThan(audioTime);
    starts.splice(starts.indexOf(at), 1);
  };
}

/** When each phase sounds, in milliseconds since START by the audio clock. */
const sounded = () => starts.map((at) => (at - 100) * 1000);

describe('the tones', () => {
  it('are planned ahead on the audio clock, farther than a sleeping timer is late', () => {
    tones.follow(7_000, USUAL_PLAN);
    const ahead = phasesBetween(0, AHEAD_MS, USUAL_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    expect(AHEAD_MS).toBeGreaterThan(60_000);
    expect(sounded().map(Math.round)).toEqual(ahead.map(Math.round));
  });

  it('sound each phase once, however often and late they are followed', () => {
    const plan: Plan = { rhythm: RHYTHMS['lang-ut'], minutes: 10 };
    for (const gap of [0, 12, 59_000, 60_000, 3, 80_000, 88_000, 70_000, 60_000, 89_000, 85_000, 9_000]) {
      clock.time += gap;
      audioTime += gap / 1000;
      tones.follow(7_000, plan);
    }
    const all = phasesBetween(0, Infinity, plan).map(({ phaseStartsAt }) => Math.round(phaseStartsAt));
    expect(sounded().map(Math.round)).toEqual(all);
  });

  it('follow the clock when the audio clock runs slow or fast', () => {
    const PARTS_PER_MILLION = 200e-6;
    const plan: Plan = { ...USUAL_PLAN, minutes: 10 };
    let worst = 0;
    for (let elapsed = 0; elapsed < 600_000; elapsed += 5_000) {
      clock.time = 7_000 + elapsed;
      audioTime = 100 + (elapsed / 1000) * (1 + PARTS_PER_MILLION);
      tones.follow(7_000, plan);
    }
    const ideal = phasesBetween(0, Infinity, plan);
    for (const [index, at] of starts.entries()) {
      const heardAt = ((at - 100) / (1 + PARTS_PER_MILLION)) * 1000;
      worst = Math.max(worst, Math.abs(heardAt - (ideal[index]?.phaseStartsAt ?? NaN)));
    }
    expect(starts).toHaveLength(ideal.length);
    expect(worst).toBeLessThan(20);
  });

  it('are aligned when the sound is there: until then the audio clock stands still', () => {
    audioTime = 0;
    tones.follow(7_000, USUAL_PLAN);
    clock.time += 180;
    setOff();
    const ahead = phasesBetween(0, AHEAD_MS, USUAL_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    const heardAt = starts.map((at) => Math.round(at * 1000) + (at > 0 ? 180 : 0));
    expect(heardAt.slice(0, ahead.length)).toEqual(ahead.map(Math.round));
  });

  it('leave out what passed while something interrupted the sound', () => {
    tones.follow(7_000, USUAL_PLAN);
    clock.time += 30_000;
    setOff();
    const late = phasesBetween(29_750, 30_000 + AHEAD_MS, USUAL_PLAN).map(
      ({ phaseStartsAt }) => phaseStartsAt,
    );
    expect(sounded().slice(1).map(Math.round)).toEqual(late.map((at) => Math.round(at - 30_000)));
  });

  it('do not begin with phases that have passed', () => {
    clock.time = 7_000 + 30_000;
    tones.follow(7_000, USUAL_PLAN);
    expect(Math.min(...sounded())).toBeGreaterThan(-1);
    expect(starts).toHaveLength(phasesBetween(29_750, 30_000 + AHEAD_MS, USUAL_PLAN).length);
  });

  it('fall silent with all that was planned, once', () => {
    tones.follow(7_000, USUAL_PLAN);
    tones.silence();
    tones.silence();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
