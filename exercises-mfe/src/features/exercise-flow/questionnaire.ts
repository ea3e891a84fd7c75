import { isRecord, parseStep, type StepMachine, type StepState } from './step-machine';

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
