import { useEffect, useRef } from 'react';
import { canSound, openToneOutput, type ToneOutput } from '../../browser/sounds';
import { phasesBetween, type Phase, type Plan, type Session } from './breathing.logic';

/** Tones are scheduled this far ahead: longer than the minute by which browsers throttle timers of hidden pages. */
export const LOOKAHEAD_MS = 90_000;

/** Frequencies in hertz. */
const PITCHES: Readonly<Record<Phase, number>> = { in: 329.63, hold: 392, out: 261.63 };
/** A phase that began at most this long ago still gets its tone. */
const LATE_TONE_MS = 250;
/** A tone that starts within this time is not rescheduled, because it may be audible already. */
const FIXED_S = 0.25;

interface BreathTones {
  /** Call it again at every phase. */
  schedule(): void;
  /** Silences the output and cancels scheduled tones. */
  silence(): void;
}

interface ScheduledTone {
  phaseStartsAt: number;
  /** Audio clock time in seconds. */
  at: number;
  cancel(): void;
}

/**
 * Opens an output for the tones of a session that began at clock time `startedAt`. They are scheduled on the audio
 * clock, ahead of time so that late timers are inaudible. Each call, and each start of the audio clock, cancels the
 * tones that have not begun and schedules them again, so that the two clocks do not diverge.
 */
export function openBreathTones(
  startedAt: number,
  plan: Plan,
  openOutput: (onClockStart: () => void) => ToneOutput = openToneOutput,
): BreathTones {
  const output = openOutput(schedule);
  /** In the order of their times. */
  let scheduled: ScheduledTone[] = [];

  function schedule(): void {
    const now = performance.now() - startedAt;
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
    scheduled = [...begun.slice(-1), ...ahead];
  }

  return { schedule, silence: () => output.close() };
}

/** Plays a tone for every phase while `isOn`; silent at once when the guide or the session stops. */
export function useTones(session: Session, isOn: boolean): void {
  const tones = useRef<BreathTones>(null);
  const { startedAt, plan } = session.status === 'running' ? session : {};
  useEffect(() => {
    if (!isOn || startedAt === undefined || !plan || !canSound()) return;
    const opened = openBreathTones(startedAt, plan);
    tones.current = opened;
    return () => {
      tones.current = null;
      opened.silence();
    };
  }, [isOn, startedAt, plan]);
  useEffect(() => tones.current?.schedule(), [isOn, session]);
}

/** Vibration patterns in milliseconds, a distinct one for each phase. */
const VIBRATIONS: Readonly<Record<Phase, number[]>> = { in: [90], hold: [40, 90, 40], out: [220] };

/** Vibrates once when a phase begins, while `isOn`. */
export function useVibration(session: Session, isOn: boolean): void {
  const moment = session.status === 'running' ? session.moment : null;
  useEffect(() => {
    if (isOn && moment && canVibrate()) navigator.vibrate(VIBRATIONS[moment.phase]);
  }, [moment, isOn]);
}

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}
