import {
  isRecord,
  parseChoice,
  parseStep,
  type StepMachine,
  type StepState,
} from '../../features/exercise-flow/step-machine';

/** What a thing to do may help with. */
export const HARDEST = ['sleep', 'worry', 'feeling', 'tired', 'self'] as const;
export type Hardest = (typeof HARDEST)[number];

/** What leads to people who help, at once and without further questions. */
export const HELP = ['danger', 'unsafe'] as const;
export type Help = (typeof HELP)[number];

export function isHelp(answer: Hardest | Help | null): answer is Help {
  return HELP.some((help) => help === answer);
}

/** Minutes that the visitor has the energy for. */
export const MINUTES = [1, 5, 15] as const;
export type Minutes = (typeof MINUTES)[number];

/** Steps 0 to 2 are the questions, 3 is the one thing to do. */
export interface StartState extends StepState {
  hardest: Hardest | Help | null;
  minutes: Minutes | null;
  isNight: boolean | null;
}

export type StartEvent =
  | { type: 'named'; hardest: Hardest | Help }
  | { type: 'timed'; minutes: Minutes }
  | { type: 'told-time-of-day'; isNight: boolean };

export const QUESTIONS = 3;
const STEPS = ['1', '2', '3', 'forslag'];

export const START_MACHINE: StepMachine<StartState, StartEvent> = {
  storageKey: 'stillsam.ovning.borja-har',
  steps: STEPS,
  initial: { step: 0, hardest: null, minutes: null, isNight: null },
  reduce(state, event) {
    switch (event.type) {
      case 'named':
        if (state.step !== 0) return state;
        return { ...state, hardest: event.hardest, step: isHelp(event.hardest) ? QUESTIONS : 1 };
      case 'timed':
        return state.step === 1 ? { ...state, minutes: event.minutes, step: 2 } : state;
      case 'told-time-of-day':
        return state.step === 2 ? { ...state, isNight: event.isNight, step: QUESTIONS } : state;
    }
  },
  furthest({ hardest, minutes, isNight }) {
    if (hardest === null) return 0;
    if (isHelp(hardest)) return QUESTIONS;
    if (minutes === null) return 1;
    return isNight === null ? 2 : QUESTIONS;
  },
  hasBegun: ({ hardest }) => hardest !== null,
  parse(candidate) {
    if (!isRecord(candidate)) return null;
    const step = parseStep(candidate.step, STEPS);
    // An answer that asks for help is not kept: the next person in the tab must not see it.
    const hardest = parseChoice(candidate.hardest, HARDEST);
    const minutes = parseChoice(candidate.minutes, MINUTES);
    const isNight = parseChoice(candidate.isNight, [true, false]);
    if (step === null || hardest === undefined || minutes === undefined || isNight === undefined) return null;
    return { step, hardest, minutes, isNight };
  },
};
