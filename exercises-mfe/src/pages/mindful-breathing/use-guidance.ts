import { useEffect, useState } from 'react';
import type { Clock } from '../../browser/clock';
import type { Phase } from './breath-plan';
import { createBreathTones } from './breath-tones';
import type { BreathingView } from './breathing-session';
import { canSound, openToneOutput } from '../../browser/tone-output';

/** Vibration patterns in milliseconds, a distinct one for each phase. */
const VIBRATIONS: Readonly<Record<Phase, number[]>> = { in: [90], hold: [40, 90, 40], out: [220] };

/** Plays a tone for every phase while `isOn`; silent at once when the guide or the session stops. */
export function useTones(view: BreathingView, clock: Clock, isOn: boolean): void {
  const [tones] = useState(() => createBreathTones(openToneOutput, clock));
  const isSounding = isOn && view.status === 'running';
  useEffect(() => {
    if (isOn && view.status === 'running' && canSound()) tones.schedule(view.startedAt, view.plan);
  }, [tones, view, isOn]);
  useEffect(() => (isSounding ? () => tones.silence() : undefined), [tones, isSounding]);
}

/** Vibrates once when a phase begins, while `isOn`. */
export function useVibration(view: BreathingView, isOn: boolean): void {
  useEffect(() => {
    if (isOn && view.status === 'running' && canVibrate()) navigator.vibrate(VIBRATIONS[view.moment.phase]);
  }, [view, isOn]);
}

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}
