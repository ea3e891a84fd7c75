import { isRecord, parseStep, type StepMachine, type StepState } from './step-machine';

/** Step 0 is the introduction, 1 to n the questions, n + 1 the result. */
export interface QuestionnaireState<Answer> extends StepState {
  /** One place for each question; null where it has not been answered. */
  answers: readonly (Answer | null)[];
}

export type QuestionnaireEvent<Answer> =
  /** The visitor goes from the introduction to the first question. */
  | { type: 'began' }
  /** The question of the present step was answered; the next one, or the result, follows by itself. */
  | { type: 'answered'; answer: Answer };

interface QuestionnaireOptions<Answer> {
  storageKey: string;
  /** How many questions. */
  questions: number;
  isAnswer(candidate: unknown): candidate is Answer;
}

/** The machine of a self-test: questions one at a time, going on by itself, with the way back open. */
export function createQuestionnaire<Answer>({
  storageKey,
  questions,
  isAnswer,
}: QuestionnaireOptions<Answer>): StepMachine<QuestionnaireState<Answer>, QuestionnaireEvent<Answer>> {
  const numbers = Array.from({ length: questions }, (_, index) => String(index + 1));
  const steps = ['start', ...numbers, 'resultat'];
  const isPlace = (candidate: unknown): candidate is Answer | null =>
    candidate === null || isAnswer(candidate);
  return {
    storageKey,
    steps,
    initial: { step: 0, answers: numbers.map(() => null) },
    reduce(state, event) {
      if (event.type === 'began') return state.step === 0 ? { ...state, step: 1 } : state;
      if (state.step < 1 || state.step > questions) return state;
      const place = state.step - 1;
      const answers = state.answers.map((answer, index) => (index === place ? event.answer : answer));
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
      const kept: unknown[] = candidate.answers;
      if (step === null || kept.length !== questions) return null;
      const answers = kept.filter(isPlace);
      return answers.length === questions ? { step, answers } : null;
    },
  };
}
