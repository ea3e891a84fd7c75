import { LISTENING_CACHE } from '@stillsam/paths';
import { usePhraseVoice, type Phrases, type PhraseVoice } from '@stillsam/read-aloud';
import { useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { createClockedState } from '../../../browser/clocked-state';
import {
  endOfStep,
  IDLE,
  nextSession,
  sessionAt,
  stepOf,
  type Session,
  type SessionEvent,
  type SessionPlan,
  type SessionStep,
} from './session.logic';
import { canSound, openToneOutput, playWaves } from '../../../browser/sounds';

/** Shows one step after another by the clock. */
type SessionPlayer = ReturnType<typeof createSessionPlayer>;

export interface GuidedSession {
  player: SessionPlayer;
  view: Session;
  plan: SessionPlan;
  /** The step that is shown. */
  step: SessionStep;
  /** Index of the step in the plan. */
  index: number;
  /** What reads the steps. */
  voice: PhraseVoice;
  /** The voice reads the steps. */
  isSpeaking: boolean;
}

/** Runs a plan by the clock, and reads it aloud if the visitor chose that. @param phrases of all plans of the page. */
export function useSession(
  plan: SessionPlan,
  { isSpoken, phrases, path }: { isSpoken: boolean; phrases: Phrases; path: string },
): GuidedSession {
  const [player] = useState(() => createSessionPlayer(plan));
  const view = useSyncExternalStore(player.subscribe, player.read, player.read);
  const voice = usePhraseVoice(phrases, { cache: LISTENING_CACHE, id: path });
  const index = stepOf(plan, view.count);
  const step = plan.steps[index] ?? { text: '' };
  const isRunning = view.status === 'running';
  const isSpeaking = isSpoken && voice.state === 'available' && isRunning;

  useEffect(() => player.setPlan(plan), [player, plan]);
  useRefreshOnReturn(player);
  useSpokenStep(isSpeaking ? voice.voice : undefined, view.count, step.text);
  return { player, view, plan, step, index, voice, isSpeaking };
}

export function createSessionPlayer(firstPlan: SessionPlan) {
  let plan = firstPlan;
  const session = createClockedState<Session>({
    first: IDLE,
    stateAt: (current, at) => sessionAt(current, plan, at),
    changesAt: (current) => endOfStep(current, plan),
  });
  const send = (event: SessionEvent) =>
    session.change((current, at) => nextSession(current, event, at, plan));
  return {
    ...session,
    send,
    /** A changed plan gives the current step its whole time anew. */
    setPlan(next: SessionPlan) {
      if (next === plan) return;
      session.refresh();
      plan = next;
      send('restart-step');
    },
  };
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
function useSpokenStep(voice: PhraseVoice['voice'] | undefined, count: number, text: string): void {
  useEffect(() => voice?.speak(text), [voice, count, text]);
  useEffect(() => () => voice?.cancel(), [voice]);
}

/** Plays the waves or the tones of a running session while `isOn`. */
export function useSessionSound({ view, plan, step, index }: GuidedSession, isOn: boolean): void {
  const isSounding = isOn && view.status === 'running' && canSound();
  const isLast = index === plan.steps.length - 1;
  useStepTones(isSounding && !plan.hasWaves, view.count, step.tone);
  useWaves(isSounding && plan.hasWaves === true, isLast ? step.seconds : undefined);
}

/** Sounds the tone of each new step. One output for all of them, because browsers want it opened by a press. */
function useStepTones(isSounding: boolean, count: number, tone: number | undefined): void {
  const output = useSound(openToneOutput, isSounding);
  useEffect(() => {
    if (tone !== undefined) output.current?.scheduleTone(tone, output.current.now());
  }, [output, isSounding, count, tone]);
}

/** @param fadeSeconds in which the waves fall silent, from now on; undefined lets them go on. */
function useWaves(isSounding: boolean, fadeSeconds: number | undefined): void {
  const waves = useSound(playWaves, isSounding);
  useEffect(() => {
    if (fadeSeconds !== undefined) waves.current?.fadeOut(fadeSeconds);
  }, [waves, isSounding, fadeSeconds]);
}

/** A sound that is open while `isOn`. */
function useSound<Sound extends { close(): void }>(open: () => Sound, isOn: boolean) {
  const sound = useRef<Sound>(null);
  useEffect(() => {
    if (!isOn) return;
    const opened = open();
    sound.current = opened;
    return () => {
      sound.current = null;
      opened.close();
    };
  }, [isOn, open]);
  return sound;
}
