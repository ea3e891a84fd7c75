import { usePersistedState } from '@stillsam/platform/persisted-state';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../browser/clock';
import { recordCompletion } from '../../features/catalogue/history';
import { SWEDISH_VOICE, useVoiceState, type VoiceState } from '@stillsam/read-aloud';
import { METTA_PHRASES } from './metta.content';
import { DEFAULT_PACE } from './metta.logic';
import { STORED_PREFERENCES, type MettaPreferences } from './metta.preferences';
import { createMettaPlayer, type MettaPlayer, type MettaView } from './metta-session';

export interface Metta {
  player: MettaPlayer;
  view: MettaView;
  preferences: MettaPreferences;
  /** The browser refuses to store the preferences, so they last as long as the page. */
  isRefused: boolean;
  prefer(preferences: MettaPreferences): void;
  /** The state of the device's Swedish voice. */
  voice: VoiceState;
  /** The voice reads the phrases. */
  isSpeaking: boolean;
}

/** Runs the phrases at the preferred pace and reads them aloud if the visitor chose that. */
export function useMetta(clock: Clock): Metta {
  const [player] = useState(() => createMettaPlayer(clock, DEFAULT_PACE));
  const { value: preferences, isRefused } = usePersistedState(STORED_PREFERENCES);
  const view = useSyncExternalStore(player.subscribe, player.view, player.view);
  const voice = useVoiceState();
  const isSpeaking = preferences.isSpoken && voice === 'available' && view.status === 'running';

  useEffect(() => player.setPace(preferences.pace), [player, preferences.pace]);
  useRefreshOnReturn(player);
  useRecordedCompletion(view.moment.count >= METTA_PHRASES.length);
  useSpokenPhrase(isSpeaking, view.moment.count, view.moment.phrase);

  return {
    player,
    view,
    preferences,
    isRefused,
    prefer: STORED_PREFERENCES.save,
    voice,
    isSpeaking,
  };
}

/** Adds the exercise to the history after a whole round. */
function useRecordedCompletion(isRoundDone: boolean): void {
  useEffect(() => {
    if (isRoundDone) recordCompletion('self-compassion');
  }, [isRoundDone]);
}

function useRefreshOnReturn({ refresh }: MettaPlayer): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pageshow', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pageshow', refresh);
    };
  }, [refresh]);
}

/** Speaks each new phrase, also the first of a new round, and stops speaking when the voice is turned off. */
function useSpokenPhrase(isSpeaking: boolean, count: number, phrase: number): void {
  useEffect(() => {
    if (isSpeaking) SWEDISH_VOICE.speak(METTA_PHRASES[phrase] ?? '');
  }, [isSpeaking, count, phrase]);
  useEffect(() => (isSpeaking ? () => SWEDISH_VOICE.cancel() : undefined), [isSpeaking]);
}
