import { persistedState } from '@stillsam/platform/persisted-state';
import { isRecord } from '../../features/exercise-flow/step-machine';
import { isPace, DEFAULT_PACE, type MettaPace } from './metta.logic';

/** Settings of the exercise, without anything about the visitor's feelings. */
export interface MettaPreferences {
  pace: MettaPace;
  /** Reads the phrases aloud if a voice is available. */
  isSpoken: boolean;
}

const USUAL: MettaPreferences = { pace: DEFAULT_PACE, isSpoken: false };

/** The preferences, stored in this browser. */
export const STORED_PREFERENCES = persistedState({
  key: 'stillsam.ovning.metta',
  initial: USUAL,
  parse: (text) => parsePreferences(JSON.parse(text)),
});

function parsePreferences(candidate: unknown): MettaPreferences | null {
  if (!isRecord(candidate)) return null;
  const { pace, isSpoken } = candidate;
  return isPace(pace) && typeof isSpoken === 'boolean' ? { pace, isSpoken } : null;
}
