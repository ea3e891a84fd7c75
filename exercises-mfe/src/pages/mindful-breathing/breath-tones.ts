import type { Clock } from '../../browser/clock';
import type { Phase, Plan } from './breath-plan';
import { phasesBetween } from './breathing.logic';
import type { ToneOutput } from '../../browser/tone-output';

/** Tones are scheduled this far ahead: longer than the minute by which browsers throttle timers of hidden pages. */
export const LOOKAHEAD_MS = 90_000;

/** Frequencies in hertz. */
const PITCHES: Readonly<Record<Phase, number>> = { in: 329.63, hold: 392, out: 261.63 };
/** A phase that began at most this long ago still gets its tone. */
const LATE_TONE_MS = 250;
/** A tone that starts within this time is not rescheduled, because it may be audible already. */
const FIXED_S = 0.25;

export interface BreathTones {
  /** Schedules the tones of a session that began at clock time `startedAt`. Call it again at every phase. */
  schedule(startedAt: number, plan: Plan): void;
  /** Silences the output and cancels scheduled tones. */
  silence(): void;
}

interface Session {
  output: ToneOutput;
  startedAt: number;
  plan: Plan;
  /** In the order of their times. */
  scheduled: ScheduledTone[];
}

interface ScheduledTone {
  phaseStartsAt: number;
  /** Audio clock time in seconds. */
  at: number;
  cancel(): void;
}

/**
 * Schedules tones on the audio clock, ahead of time so that late timers are inaudible. Each call, and each start of the
 * audio clock, cancels the tones that have not begun and schedules them again, so that the two clocks do not diverge.
 */
export function createBreathTones(
  openOutput: (onClockStart: () => void) => ToneOutput,
  clock: Clock,
): BreathTones {
  let current: Session | null = null;

  function reschedule(): void {
    if (!current) return;
    const { output, startedAt, plan, scheduled } = current;
    const now = clock.now() - startedAt;
    const audioNow = output.now();
    const begun = scheduled.filter(({ at }) => at <= audioNow + FIXED_S);
    scheduled.slice(begun.length).forEach(({ cancel }) => cancel());
    const isNew = (phaseStartsAt: number) => phaseStartsAt > (begun.at(-1)?.phaseStartsAt ?? -1);
    const ahead = phasesBetween(Math.max(0, now - LATE_TONE_MS), now + LOOKAHEAD_MS, plan)
      .filter(({ phaseStartsAt }) => isNew(phaseStartsAt))
      .map(({ phase, phaseStartsAt }) => {
        const at = audioNow + Math.max(0, phaseStartsAt - now) / 1000;
        return { phaseStartsAt, at, cancel: output.scheduleTone(PITCHES[phase], at) };
      });
    current.scheduled = [...begun.slice(-1), ...ahead];
  }

  return {
    schedule(startedAt, plan) {
      if (current?.startedAt !== startedAt) {
        current?.output.close();
        current = { output: openOutput(reschedule), startedAt, plan, scheduled: [] };
      }
      reschedule();
    },
    silence() {
      current?.output.close();
      current = null;
    },
  };
}
