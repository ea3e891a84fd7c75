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
/** A tone that starts within this time is not rescheduled, since it may be audible already. */
const SOON_S = 0.25;

export interface BreathTones {
  /** Sounds the phases of a session that began at `startedAt` of the clock. Call it at every phase: it plans ahead. */
  follow(startedAt: number, plan: Plan): void;
  /** Silences the output and cancels scheduled tones. */
  silence(): void;
}

interface Session {
  output: ToneOutput;
  startedAt: number;
  plan: Plan;
  /** What is handed in, in the order of its moments. */
  planned: PlannedTone[];
}

interface PlannedTone {
  phaseStartsAt: number;
  /** Seconds of the audio clock. */
  at: number;
  takeBack(): void;
}

/**
 * Tones on the audio clock. They are planned ahead, so that no timer's delay is heard, and anew at each look and when
 * the audio clock sets off, so that the two clocks cannot part: what has not begun to sound is taken back and aligned.
 */
export function createBreathTones(
  openOutput: (onClockStart: () => void) => ToneOutput,
  clock: Clock,
): BreathTones {
  let current: Session | null = null;

  function planAnew(): void {
    if (!current) return;
    const { output, startedAt, plan, planned } = current;
    const now = clock.now() - startedAt;
    const audioNow = output.now();
    const begun = planned.filter(({ at }) => at <= audioNow + SOON_S);
    planned.slice(begun.length).forEach(({ takeBack }) => takeBack());
    const isNew = (phaseStartsAt: number) => phaseStartsAt > (begun.at(-1)?.phaseStartsAt ?? -1);
    const ahead = phasesBetween(Math.max(0, now - JUST_BEGUN_MS), now + AHEAD_MS, plan)
      .filter(({ phaseStartsAt }) => isNew(phaseStartsAt))
      .map(({ phase, phaseStartsAt }) => {
        const at = audioNow + Math.max(0, phaseStartsAt - now) / 1000;
        return { phaseStartsAt, at, takeBack: output.sound(PITCHES[phase], at) };
      });
    current.planned = [...begun.slice(-1), ...ahead];
  }

  return {
    follow(startedAt, plan) {
      if (current?.startedAt !== startedAt) {
        current?.output.close();
        current = { output: openOutput(planAnew), startedAt, plan, planned: [] };
      }
      planAnew();
    },
    silence() {
      current?.output.close();
      current = null;
    },
  };
}
