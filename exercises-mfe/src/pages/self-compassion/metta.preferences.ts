import { persistedState } from '@stillsam/platform/persisted-state';
import { isRecord } from '../../features/exercise-flow/step-machine';

/** Duration of a phrase in seconds. The default is 12 (specification, §9). */
export const METTA_PACES = [8, 12, 20] as const;
export type MettaPace = (typeof METTA_PACES)[number];

/** Settings of the exercise, without anything about the visitor's feelings. */
export interface MettaPreferences {
  pace: MettaPace;
  /** Reads the phrases aloud if a voice is available. */
  isSpoken: boolean;
}

const USUAL: MettaPreferences = { pace: 12, isSpoken: false };

/** The preferences, stored in this browser. */
export const STORED_PREFERENCES = persistedState({
  key: 'stillsam.ovning.metta',
  initial: USUAL,
  parse: (text) => parsePreferences(JSON.parse(text)),
  // In milliseconds, as browsers have stored it from the beginning.
  serialise: ({ pace, isSpoken }) => JSON.stringify({ pace: pace * 1000, isSpoken }),
});

function parsePreferences(candidate: unknown): MettaPreferences | null {
  if (!isRecord(candidate)) return null;
  const { pace: stored, isSpoken } = candidate;
  const pace = METTA_PACES.find((each) => each * 1000 === stored);
  return pace && typeof isSpoken === 'boolean' ? { pace, isSpoken } : null;
}
