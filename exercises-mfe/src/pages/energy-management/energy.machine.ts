import {
  isRecord,
  parseChoice,
  parseStep,
  type StepMachine,
  type StepState,
} from '../../features/exercise-flow/step-machine';
import {
  ENERGY_LEVELS,
  REFLECTIONS,
  isMicroActionOf,
  type MicroActionId,
  type EnergyLevel,
  type Reflection,
} from './energy.copy';

/** Steps 0 to 2 belong to the exercise, 3 is the affirmation. */
export interface EnergyState extends StepState {
  level: EnergyLevel | null;
  /** A micro action of the chosen level. */
  action: MicroActionId | null;
  reflection: Reflection | null;
}

/** Each choice opens the next step. */
export type EnergyEvent =
  | { type: 'chose-level'; level: EnergyLevel }
  | { type: 'chose-action'; action: MicroActionId }
  | { type: 'reflected'; reflection: Reflection };

export const CHOICE_STEPS = 3;
const STEPS = ['1', '2', '3', 'klar'];

export const ENERGY_MACHINE: StepMachine<EnergyState, EnergyEvent> = {
  storageKey: 'stillsam.ovning.energihantering',
  steps: STEPS,
  initial: { step: 0, level: null, action: null, reflection: null },
  reduce(state, event) {
    switch (event.type) {
      case 'chose-level': {
        if (state.step !== 0) return state;
        // Another level drops the later choices, which belong to a level.
        const next = event.level === state.level ? state : { ...state, action: null, reflection: null };
        return { ...next, level: event.level, step: 1 };
      }
      case 'chose-action': {
        if (state.step !== 1 || !isMicroActionOf(state.level, event.action)) return state;
        const next = event.action === state.action ? state : { ...state, reflection: null };
        return { ...next, action: event.action, step: 2 };
      }
      case 'reflected':
        return state.step === 2 ? { ...state, reflection: event.reflection, step: 3 } : state;
    }
  },
  furthest({ level, action, reflection }) {
    if (level === null) return 0;
    if (action === null) return 1;
    return reflection === null ? 2 : 3;
  },
  hasBegun: ({ level }) => level !== null,
  parse: parseState,
};

function parseState(candidate: unknown): EnergyState | null {
  if (!isRecord(candidate)) return null;
  const step = parseStep(candidate.step, STEPS);
  const level = parseChoice(candidate.level, ENERGY_LEVELS);
  const reflection = parseChoice(candidate.reflection, REFLECTIONS);
  const { action } = candidate;
  if (step === null || level === undefined || reflection === undefined) return null;
  if (action !== null && !isMicroActionOf(level, action)) return null;
  return { step, level, action, reflection };
}
