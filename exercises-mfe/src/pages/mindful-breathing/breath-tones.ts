import type { Clock } from '../../browser/clock';
import type { Phase, Plan } from './breath-plan';
import { phasesBetween } from './breathing.logic';
import type { ToneOutput } from './tone-output';

/** So far ahead tones are handed to the audio clock: longer than the minute that hidden pages' timers may sleep. */
export const AHEAD_MS = 90_000;

/** Soft and low, a phase each: hertz. */
const PITCHES: Readonly<Record<Phase, number>> = { in: 329.63, hold: 392, out: 261.63 };
/** A phase that began so lately is still worth its tone. */
const JUST_BEGUN_MS = 250;

export interface BreathTones {
  /** Sounds the phases of a session that began at `startedAt` of the clock. Call it at every phase: it plans ahead. */
  follow(startedAt: number, plan: Plan): void;
  /** Falls silent at once, also for what was planned. */
  silence(): void;
}

/**
 * Tones on the audio clock. They are planned ahead, so that no timer's delay is heard, and never farther than
 * `AHEAD_MS`, so that the two clocks cannot part by much between two looks.
 */
export function createBreathTones(openOutput: () => ToneOutput, clock: Clock): BreathTones {
  let current: { output: ToneOutput; startedAt: number; plannedUntil: number } | null = null;

  return {
    follow(startedAt, plan) {
      const now = clock.now() - startedAt;
      if (current?.startedAt !== startedAt) {
        current?.output.close();
        current = { output: openOutput(), startedAt, plannedUntil: Math.max(0, now - JUST_BEGUN_MS) };
      }
      const { output, plannedUntil } = current;
      const until = now + AHEAD_MS;
      const audioNow = output.now();
      for (const { phase, phaseStartsAt } of phasesBetween(plannedUntil, until, plan)) {
        output.sound(PITCHES[phase], audioNow + Math.max(0, phaseStartsAt - now) / 1000);
      }
      current.plannedUntil = Math.max(plannedUntil, until);
    },
    silence() {
      current?.output.close();
      current = null;
    },
  };
}
