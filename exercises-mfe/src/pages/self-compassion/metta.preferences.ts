import { persistedState } from '@stillsam/platform/persisted-state';
import { isRecord } from '../../features/exercise-flow/step-machine';
import { isPace, USUAL_PACE, type MettaPace } from './metta.logic';

/** Settings of the exercise. Nothing of how the visitor feels is part of them. */
export interface MettaPreferences {
  pace: MettaPace;
  /** The phrases are read aloud, where there is a voice. */
  isSpoken: boolean;
}

const USUAL: MettaPreferences = { pace: USUAL_PACE, isSpoken: false };

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
