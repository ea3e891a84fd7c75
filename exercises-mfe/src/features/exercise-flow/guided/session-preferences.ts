import { persistedState } from '@stillsam/platform/persisted-state';
import { isRecord } from '../step-machine';

/** What the visitor chose to hear, in all guided sessions. */
export interface SessionPreferences {
  /** Reads the steps aloud if a voice is available. */
  isSpoken: boolean;
  /** Plays waves or tones. */
  isSounding: boolean;
}

/** The preferences, stored in this browser. */
export const STORED_SESSION_PREFERENCES = persistedState<SessionPreferences>({
  key: 'stillsam.ovning.ljud',
  initial: { isSpoken: false, isSounding: false },
  parse(text) {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const { isSpoken, isSounding } = stored;
    return typeof isSpoken === 'boolean' && typeof isSounding === 'boolean' ? { isSpoken, isSounding } : null;
  },
});
