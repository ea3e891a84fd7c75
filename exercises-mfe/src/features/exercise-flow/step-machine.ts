/** The common part of every exercise's state: the current step, counted from 0. */
export interface StepState {
  step: number;
}

/**
 * An exercise as a pure state machine: its state, its events and the steps that are open.
 * It depends on no React, time, address or storage.
 */
export interface StepMachine<S extends StepState, E> {
  /** Key of the answers in sessionStorage. */
  storageKey: string;
  /** Names of the steps in the address, which omits the first one. */
  steps: readonly string[];
  initial: S;
  /** The state after an event; the same object when the event changes nothing. */
  reduce(state: S, event: E): S;
  /** The furthest step that the answers open. */
  furthest(state: S): number;
  /** True once the visitor has answered or written something, so that a later visit can resume. */
  hasBegun(state: S): boolean;
  /** Reads a stored state; null for anything else. */
  parse(candidate: unknown): S | null;
}

/** The query parameter that names the step. */
const STEP_PARAMETER = 'steg';

/** The state moved to a step, or to the furthest one that is open. */
export function atStep<S extends StepState, E>(machine: StepMachine<S, E>, state: S, step: number): S {
  const open = Math.min(Math.max(step, 0), machine.furthest(state));
  return open === state.step ? state : { ...state, step: open };
}

/** The step in an address; 0 for an unknown name. */
export function stepOfSearch(steps: readonly string[], search: string): number {
  const name = new URLSearchParams(search).get(STEP_PARAMETER);
  return name === null ? 0 : Math.max(0, steps.indexOf(name));
}

/** The address's query for a step: `?steg=2`, and nothing for the first. */
export function searchOfStep(steps: readonly string[], step: number): string {
  const name = steps[step];
  return step > 0 && name !== undefined ? `?${STEP_PARAMETER}=${encodeURIComponent(name)}` : '';
}

/** True for an object that is neither null nor a list. */
export function isRecord(candidate: unknown): candidate is Readonly<Record<string, unknown>> {
  return typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
}

/** Reads a stored choice. @returns undefined for a value that is neither a choice nor null. */
export function parseChoice<Choice>(
  candidate: unknown,
  choices: readonly Choice[],
): Choice | null | undefined {
  return candidate === null ? null : choices.find((choice) => choice === candidate);
}

/** Reads a stored step number; null for anything but an index of `steps`. */
export function parseStep(candidate: unknown, steps: readonly string[]): number | null {
  const isStep = typeof candidate === 'number' && Number.isInteger(candidate);
  return isStep && candidate >= 0 && candidate < steps.length ? candidate : null;
}

/** Step 0 is the introduction, 1 to n the questions, n + 1 the result. */
export interface QuestionnaireState<Answer> extends StepState {
  /** One answer per question; null without an answer. */
  answers: readonly (Answer | null)[];
}

export type QuestionnaireEvent<Answer> =
  /** The visitor left the introduction. */
  | { type: 'began' }
  /** The visitor answered the current question, which opens the next one or the result. */
  | { type: 'answered'; answer: Answer };

interface QuestionnaireOptions<Answer> {
  storageKey: string;
  /** Number of questions. */
  questions: number;
  isAnswer(candidate: unknown): candidate is Answer;
}

/** Creates the machine of a self-test: one question at a time, each answer moves on, and earlier ones stay open. */
export function createQuestionnaire<Answer>({
  storageKey,
  questions,
  isAnswer,
}: QuestionnaireOptions<Answer>): StepMachine<QuestionnaireState<Answer>, QuestionnaireEvent<Answer>> {
  const numbers = Array.from({ length: questions }, (_, index) => String(index + 1));
  const steps = ['start', ...numbers, 'resultat'];
  const isStoredAnswer = (candidate: unknown): candidate is Answer | null =>
    candidate === null || isAnswer(candidate);
  return {
    storageKey,
    steps,
    initial: { step: 0, answers: numbers.map(() => null) },
    reduce(state, event) {
      if (event.type === 'began') return state.step === 0 ? { ...state, step: 1 } : state;
      if (state.step < 1 || state.step > questions) return state;
      const index = state.step - 1;
      const answers = state.answers.map((answer, each) => (each === index ? event.answer : answer));
      return { step: state.step + 1, answers };
    },
    furthest({ answers }) {
      const unanswered = answers.indexOf(null);
      return unanswered < 0 ? questions + 1 : unanswered + 1;
    },
    hasBegun: ({ answers }) => answers.some((answer) => answer !== null),
    parse(candidate) {
      if (!isRecord(candidate) || !Array.isArray(candidate.answers)) return null;
      const step = parseStep(candidate.step, steps);
      const stored: unknown[] = candidate.answers;
      if (step === null || stored.length !== questions) return null;
      const answers = stored.filter(isStoredAnswer);
      return answers.length === questions ? { step, answers } : null;
    },
  };
}
