import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RHYTHMS, phasesBetween, type Plan } from './breathing.logic';
import { LOOKAHEAD_MS, openBreathTones } from './breath-guides';
import { DEFAULT_SETTINGS, planOf } from './guidance';

const DEFAULT_PLAN = planOf(DEFAULT_SETTINGS);

/** Tests move this clock and the audio clock independently. */
let time: number;
let audioTime: number;
let starts: number[];
let startAudioClock: () => void;
const close = jest.fn();

beforeEach(() => {
  time = 7_000;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  audioTime = 100;
  starts = [];
  close.mockClear();
});

const open = (plan: Plan) =>
  openBreathTones(7_000, plan, (onClockStart) => {
    startAudioClock = onClockStart;
    return { now: () => audioTime, scheduleTone, close };
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
    open(DEFAULT_PLAN).schedule();
    const ahead = phasesBetween(0, LOOKAHEAD_MS, DEFAULT_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    expect(LOOKAHEAD_MS).toBeGreaterThan(60_000);
    expect(scheduledTimes().map(Math.round)).toEqual(ahead.map(Math.round));
  });

  it('goes onto the clock once per phase, however often and late the calls are', () => {
    const plan: Plan = { rhythm: RHYTHMS['lang-ut'], minutes: 10 };
    const tones = open(plan);
    for (const gap of [0, 12, 59_000, 60_000, 3, 80_000, 88_000, 70_000, 60_000, 89_000, 85_000, 9_000]) {
      time += gap;
      audioTime += gap / 1000;
      tones.schedule();
    }
    const all = phasesBetween(0, Infinity, plan).map(({ phaseStartsAt }) => Math.round(phaseStartsAt));
    expect(scheduledTimes().map(Math.round)).toEqual(all);
  });

  it('follows the clock when the audio clock runs slow or fast', () => {
    const PARTS_PER_MILLION = 200e-6;
    const plan: Plan = { ...DEFAULT_PLAN, minutes: 10 };
    let worst = 0;
    const tones = open(plan);
    for (let elapsed = 0; elapsed < 600_000; elapsed += 5_000) {
      time = 7_000 + elapsed;
      audioTime = 100 + (elapsed / 1000) * (1 + PARTS_PER_MILLION);
      tones.schedule();
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
    open(DEFAULT_PLAN).schedule();
    time += 180;
    startAudioClock();
    const ahead = phasesBetween(0, LOOKAHEAD_MS, DEFAULT_PLAN).map(({ phaseStartsAt }) => phaseStartsAt);
    const heardAt = starts.map((at) => Math.round(at * 1000) + (at > 0 ? 180 : 0));
    expect(heardAt.slice(0, ahead.length)).toEqual(ahead.map(Math.round));
  });

  it('skips phases that passed while the output was interrupted', () => {
    open(DEFAULT_PLAN).schedule();
    time += 30_000;
    startAudioClock();
    const late = phasesBetween(29_750, 30_000 + LOOKAHEAD_MS, DEFAULT_PLAN).map(
      ({ phaseStartsAt }) => phaseStartsAt,
    );
    expect(scheduledTimes().slice(1).map(Math.round)).toEqual(late.map((at) => Math.round(at - 30_000)));
  });

  it('does not begin with phases that have passed', () => {
    time = 7_000 + 30_000;
    open(DEFAULT_PLAN).schedule();
    expect(Math.min(...scheduledTimes())).toBeGreaterThan(-1);
    expect(starts).toHaveLength(phasesBetween(29_750, 30_000 + LOOKAHEAD_MS, DEFAULT_PLAN).length);
  });

  it('ends by silence, which closes the output', () => {
    open(DEFAULT_PLAN).silence();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
