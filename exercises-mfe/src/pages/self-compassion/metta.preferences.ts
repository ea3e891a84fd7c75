import { createStoredValue, type StoredValue } from '../../browser/stored-value';
import { isRecord } from '../../features/exercise-flow/step-machine';
import { isPace, USUAL_PACE, type MettaPace } from './metta.logic';

/** How one likes it; nothing of how one feels. */
export interface MettaPreferences {
  pace: MettaPace;
  /** The phrases are read aloud, where there is a voice. */
  isSpoken: boolean;
}

const USUAL: MettaPreferences = { pace: USUAL_PACE, isSpoken: false };

/** The preferences, kept in this browser. */
export function createMettaPreferences(): StoredValue<MettaPreferences> {
  return createStoredValue({ area: 'browser', key: 'metta', empty: USUAL, parse: parsePreferences });
}

function parsePreferences(candidate: unknown): MettaPreferences | null {
  if (!isRecord(candidate)) return null;
  const { pace, isSpoken } = candidate;
  return isPace(pace) && typeof isSpoken === 'boolean' ? { pace, isSpoken } : null;
}
