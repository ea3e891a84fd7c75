import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RHYTHMS, DEFAULT_PLAN, type Plan } from './breath-plan';
import { LOOKAHEAD_MS, createBreathTones, type BreathTones } from './breath-tones';
import { phasesBetween } from './breathing.logic';

/** Tests move this clock and the audio clock independently. */
class FakeClock {
  time = 7_000;
  now(): number {
    return this.time;
  }
}

let clock: FakeClock;
let audioTime: number;
let starts: number[];
let tones: BreathTones;
let startAudioClock: () => void;
const close = jest.fn();

beforeEach(() => {
  clock = new FakeClock();
  audioTime = 100;
  starts = [];
  close.mockClear();
  tones = createBreathTones((onClockStart) => {
    startAudioClock = onClockStart;
    return { now: () => audioTime, scheduleTone, close };
  }, clock);
});

/** Records a tone. As on the audio clock, a tone that has begun cannot be cancelled. */
function scheduleTone(_frequency: number, at: number): () => void {
  starts.push(at);
  return () => {
    expect(at).toBeGreaterThan(audioTime);
    starts.splice(starts.indexOf(at), 1);
  };
}

/** The times of the tones, in milliseconds since START on the audio clock. */
const scheduledTimes = () => starts.map((at) => (at - 100) * 1000);

describe('a tone', () => {
  it('goes onto the audio clock, further ahead than a throttled timer is late', () => {
    tones.schedule(7_000, DEFAULT_PLAN);
    const ahead = phasesBetween(0, LOOKAHEAD_MS, DEFAULT_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    expect(LOOKAHEAD_MS).toBeGreaterThan(60_000);
    expect(scheduledTimes().map(Math.round)).toEqual(ahead.map(Math.round));
  });

  it('goes onto the clock once per phase, however often and late the calls are', () => {
    const plan: Plan = { rhythm: RHYTHMS['lang-ut'], minutes: 10 };
    for (const gap of [0, 12, 59_000, 60_000, 3, 80_000, 88_000, 70_000, 60_000, 89_000, 85_000, 9_000]) {
      clock.time += gap;
      audioTime += gap / 1000;
      tones.schedule(7_000, plan);
    }
    const all = phasesBetween(0, Infinity, plan).map(({ phaseStartsAt }) => Math.round(phaseStartsAt));
    expect(scheduledTimes().map(Math.round)).toEqual(all);
  });

  it('follows the clock when the audio clock runs slow or fast', () => {
    const PARTS_PER_MILLION = 200e-6;
    const plan: Plan = { ...DEFAULT_PLAN, minutes: 10 };
    let worst = 0;
    for (let elapsed = 0; elapsed < 600_000; elapsed += 5_000) {
      clock.time = 7_000 + elapsed;
      audioTime = 100 + (elapsed / 1000) * (1 + PARTS_PER_MILLION);
      tones.schedule(7_000, plan);
    }
    const ideal = phasesBetween(0, Infinity, plan);
    for (const [index, at] of starts.entries()) {
      const heardAt = ((at - 100) / (1 + PARTS_PER_MILLION)) * 1000;
      worst = Math.max(worst, Math.abs(heardAt - (ideal[index]?.phaseStartsAt ?? NaN)));
    }
    expect(starts).toHaveLength(ideal.length);
    expect(worst).toBeLessThan(20);
  });

  it('follows the suspended audio clock when it starts', () => {
    audioTime = 0;
    tones.schedule(7_000, DEFAULT_PLAN);
    clock.time += 180;
    startAudioClock();
    const ahead = phasesBetween(0, LOOKAHEAD_MS, DEFAULT_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    const heardAt = starts.map((at) => Math.round(at * 1000) + (at > 0 ? 180 : 0));
    expect(heardAt.slice(0, ahead.length)).toEqual(ahead.map(Math.round));
  });

  it('skips phases that passed while the output was interrupted', () => {
    tones.schedule(7_000, DEFAULT_PLAN);
    clock.time += 30_000;
    startAudioClock();
    const late = phasesBetween(29_750, 30_000 + LOOKAHEAD_MS, DEFAULT_PLAN).map(
      ({ phaseStartsAt }) => phaseStartsAt,
    );
    expect(scheduledTimes().slice(1).map(Math.round)).toEqual(late.map((at) => Math.round(at - 30_000)));
  });

  it('does not begin with phases that have passed', () => {
    clock.time = 7_000 + 30_000;
    tones.schedule(7_000, DEFAULT_PLAN);
    expect(Math.min(...scheduledTimes())).toBeGreaterThan(-1);
    expect(starts).toHaveLength(phasesBetween(29_750, 30_000 + LOOKAHEAD_MS, DEFAULT_PLAN).length);
  });

  it('ends by silence, which closes the output once', () => {
    tones.schedule(7_000, DEFAULT_PLAN);
    tones.silence();
    tones.silence();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
