import { usePersistedState } from '@stillsam/platform/persisted-state';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../browser/clock';
import { rememberDone } from '../../features/catalogue/history';
import { SWEDISH_VOICE, useVoiceState, type VoiceState } from '../../browser/swedish-voice';
import { METTA_PHRASES } from './metta.content';
import { USUAL_PACE } from './metta.logic';
import { STORED_PREFERENCES, type MettaPreferences } from './metta.preferences';
import { createMettaKeeper, type MettaKeeper, type MettaView } from './metta-session';

export interface Metta {
  keeper: MettaKeeper;
  view: MettaView;
  preferences: MettaPreferences;
  /** The browser refuses to store the preferences, which last as long as the page. */
  isRefused: boolean;
  prefer(preferences: MettaPreferences): void;
  /** Whether the device can read Swedish aloud. */
  voice: VoiceState;
  /** The phrases are being read aloud. */
  isSpeaking: boolean;
}

/** The phrases by the clock, in the preferred pace, read aloud if the visitor chose that. */
export function useMetta(clock: Clock): Metta {
  const [keeper] = useState(() => createMettaKeeper(clock, USUAL_PACE));
  const { value: preferences, isRefused } = usePersistedState(STORED_PREFERENCES);
  const view = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view);
  const voice = useVoiceState();
  const isSpeaking = preferences.isSpoken && voice === 'there' && view.status === 'running';

  useEffect(() => keeper.setPace(preferences.pace), [keeper, preferences.pace]);
  useCatchingUp(keeper);
  useRemembered(view.moment.count >= METTA_PHRASES.length);
  useSpokenPhrase(isSpeaking, view.moment.count, view.moment.phrase);

  return {
    keeper,
    view,
    preferences,
    isRefused,
    prefer: STORED_PREFERENCES.save,
    voice,
    isSpeaking,
  };
}

/** Adds the exercise to the history after a whole round. */
function useRemembered(isRoundDone: boolean): void {
  useEffect(() => {
    if (isRoundDone) rememberDone('self-compassion');
  }, [isRoundDone]);
}

function useCatchingUp({ look }: MettaKeeper): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [look]);
}

/** Speaks each new phrase, also the first of a new round, and stops speaking when the voice is turned off. */
function useSpokenPhrase(isSpeaking: boolean, count: number, phrase: number): void {
  useEffect(() => {
    if (isSpeaking) SWEDISH_VOICE.say(METTA_PHRASES[phrase] ?? '');
  }, [isSpeaking, count, phrase]);
  useEffect(() => (isSpeaking ? () => SWEDISH_VOICE.hush() : undefined), [isSpeaking]);
}
