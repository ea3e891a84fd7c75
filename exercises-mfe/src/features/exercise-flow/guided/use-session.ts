import { SWEDISH_VOICE, useVoiceState, type VoiceState } from '@stillsam/read-aloud';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../../browser/clock';
import { canSound, openToneOutput, type ToneOutput } from '../../../browser/tone-output';
import { playWaves, type Waves } from '../../../browser/waves';
import { stepOf, type SessionPlan, type SessionStep } from './session.logic';
import { createSessionPlayer, type SessionPlayer, type SessionView } from './session-player';

export interface GuidedSession {
  player: SessionPlayer;
  view: SessionView;
  plan: SessionPlan;
  /** The step that is shown. */
  step: SessionStep;
  /** Index of the step in the plan. */
  index: number;
  /** The state of the device's Swedish voice. */
  voice: VoiceState;
  /** The voice reads the steps. */
  isSpeaking: boolean;
}

/** Runs a plan by the clock, and reads it aloud or marks its steps by tones if the visitor chose that. */
export function useSession(
  clock: Clock,
  plan: SessionPlan,
  { isSpoken, isSounding = false }: { isSpoken: boolean; isSounding?: boolean },
): GuidedSession {
  const [player] = useState(() => createSessionPlayer(clock, plan));
  const view = useSyncExternalStore(player.subscribe, player.view, player.view);
  const voice = useVoiceState();
  const index = stepOf(plan, view.count);
  const step = plan.steps[index] ?? { text: '' };
  const isRunning = view.status === 'running';
  const isSpeaking = isSpoken && voice === 'available' && isRunning;

  useEffect(() => player.setPlan(plan), [player, plan]);
  useRefreshOnReturn(player);
  useSpokenStep(isSpeaking, view.count, step.text);
  const hasSound = isSounding && isRunning && canSound();
  useStepTones(hasSound && !plan.hasWaves, view.count, step.tone);
  useWaves(hasSound && plan.hasWaves === true, index === plan.steps.length - 1 ? step.seconds : undefined);
  return { player, view, plan, step, index, voice, isSpeaking };
}

function useRefreshOnReturn({ refresh }: SessionPlayer): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pageshow', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pageshow', refresh);
    };
  }, [refresh]);
}

/** Speaks each new step, also the first of a new round, and stops speaking when the voice is turned off. */
function useSpokenStep(isSpeaking: boolean, count: number, text: string): void {
  useEffect(() => {
    if (isSpeaking) SWEDISH_VOICE.speak(text);
  }, [isSpeaking, count, text]);
  useEffect(() => (isSpeaking ? () => SWEDISH_VOICE.cancel() : undefined), [isSpeaking]);
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
