import { useEffect, useRef } from 'react';
import { canSound, openToneOutput, type ToneOutput } from '../../../browser/tone-output';
import { playWaves, type Waves } from '../../../browser/waves';
import type { GuidedSession } from './use-session';

/** Plays the waves or the tones of a running session while `isOn`. */
export function useSessionSound({ view, plan, step, index }: GuidedSession, isOn: boolean): void {
  const isSounding = isOn && view.status === 'running' && canSound();
  const isLast = index === plan.steps.length - 1;
  useStepTones(isSounding && !plan.hasWaves, view.count, step.tone);
  useWaves(isSounding && plan.hasWaves === true, isLast ? step.seconds : undefined);
}

/** Sounds the tone of each new step. One output for all of them, because browsers want it opened by a press. */
function useStepTones(isSounding: boolean, count: number, tone: number | undefined): void {
  const output = useRef<ToneOutput>(null);
  useEffect(() => {
    if (!isSounding) return;
    const opened = openToneOutput(() => undefined);
    output.current = opened;
    return () => {
      output.current = null;
      opened.close();
    };
  }, [isSounding]);
  useEffect(() => {
    if (tone !== undefined) output.current?.scheduleTone(tone, output.current.now());
  }, [isSounding, count, tone]);
}

/** @param fadeSeconds in which the waves fall silent, from now on; undefined lets them go on. */
function useWaves(isSounding: boolean, fadeSeconds: number | undefined): void {
  const waves = useRef<Waves>(null);
  useEffect(() => {
    if (!isSounding) return;
    const opened = playWaves();
    waves.current = opened;
    return () => {
      waves.current = null;
      opened.close();
    };
  }, [isSounding]);
  useEffect(() => {
    if (fadeSeconds !== undefined) waves.current?.fadeOut(fadeSeconds);
  }, [isSounding, fadeSeconds]);
}
