import {
  isRecord,
  parseChoice,
  parseStep,
  type StepMachine,
  type StepState,
} from '../../features/exercise-flow/step-machine';

/** The thinking traps in the order of the page (specification, §5). */
export const THOUGHT_PATTERNS = [
  'catastrophizing',
  'all-or-nothing',
  'self-criticism',
  'overgeneralizing',
  'mind-reading',
] as const;
export type ThoughtPattern = (typeof THOUGHT_PATTERNS)[number];

/** The effect of the new thought on the feeling. */
export const EMOTIONAL_SHIFTS = ['lighter', 'hopeful', 'unchanged'] as const;
export type EmotionalShift = (typeof EMOTIONAL_SHIFTS)[number];

type WrittenField = 'originalThought' | 'reframedThought';

/** Steps 0 to 3 belong to the exercise, 4 is the completion. */
export interface CognitiveState extends StepState {
  originalThought: string;
  pattern: ThoughtPattern | null;
  reframedThought: string;
  emotionalShift: EmotionalShift | null;
  /** The date of the saved journal entry; null before it is saved. */
  savedAs: string | null;
}

export type CognitiveEvent =
  | { type: 'wrote'; field: WrittenField; text: string }
  | { type: 'chose-pattern'; pattern: ThoughtPattern }
  | { type: 'chose-shift'; shift: EmotionalShift }
  /** A click on 'Nästa' or 'Slutför'. It changes nothing until the step is filled. */
  | { type: 'advanced' }
  | { type: 'saved'; as: string };

export const QUESTION_STEPS = 4;
const COMPLETION = QUESTION_STEPS;
const STEPS = ['1', '2', '3', '4', 'klar'];

/** True when the step's field is filled; blanks do not count. */
export function isFilled(state: CognitiveState, step: number): boolean {
  switch (step) {
    case 0:
      return state.originalThought.trim() !== '';
    case 1:
      return state.pattern !== null;
    case 2:
      return state.reframedThought.trim() !== '';
    case 3:
      return state.emotionalShift !== null;
    default:
      return false;
  }
}

export const COGNITIVE_MACHINE: StepMachine<CognitiveState, CognitiveEvent> = {
  storageKey: 'stillsam.ovning.kognitiv-omstrukturering',
  steps: STEPS,
  initial: {
    step: 0,
    originalThought: '',
    pattern: null,
    reframedThought: '',
    emotionalShift: null,
    savedAs: null,
  },
  reduce(state, event) {
    switch (event.type) {
      case 'wrote':
        return { ...state, [event.field]: event.text };
      case 'chose-pattern':
        return { ...state, pattern: event.pattern };
      case 'chose-shift':
        return { ...state, emotionalShift: event.shift };
      case 'advanced':
        return isFilled(state, state.step) ? { ...state, step: state.step + 1 } : state;
      case 'saved':
        return state.step === COMPLETION ? { ...state, savedAs: event.as } : state;
    }
  },
  // isFilled is false for the completion, which is the last step.
  furthest: (state) => STEPS.findIndex((_, step) => !isFilled(state, step)),
  hasBegun: (state) => STEPS.some((_, step) => isFilled(state, step)),
  parse: parseState,
};

function parseState(candidate: unknown): CognitiveState | null {
  if (!isRecord(candidate)) return null;
  const { originalThought, reframedThought, savedAs } = candidate;
  const pattern = parseChoice(candidate.pattern, THOUGHT_PATTERNS);
  const emotionalShift = parseChoice(candidate.emotionalShift, EMOTIONAL_SHIFTS);
  const step = parseStep(candidate.step, STEPS);
  if (step === null || typeof originalThought !== 'string' || typeof reframedThought !== 'string')
    return null;
  if (pattern === undefined || emotionalShift === undefined) return null;
  if (savedAs !== null && typeof savedAs !== 'string') return null;
  return { step, originalThought, pattern, reframedThought, emotionalShift, savedAs };
}
