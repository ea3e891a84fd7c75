import {
  isRecord,
  parseStep,
  type StepMachine,
  type StepState,
} from '../../features/exercise-flow/step-machine';
import { QUIZ_QUESTIONS, type AnswerPoints } from './quiz.content';

/** What a total leans towards (specification, §4). */
export type QuizBand = 'balanced' | 'mild' | 'high';

/** Step 0 is the introduction, 1 to 5 the questions, 6 the result. */
export interface QuizState extends StepState {
  /** One place for each question; null where it has not been answered. */
  answers: readonly (AnswerPoints | null)[];
}

export type QuizEvent =
  /** The introduction is left for the first question. */
  | { type: 'began' }
  /** The question of the present step was answered; the next one follows by itself. */
  | { type: 'answered'; points: AnswerPoints };

const QUESTIONS = QUIZ_QUESTIONS.length;
export const RESULT_STEP = QUESTIONS + 1;
const BALANCED_AT_MOST = 8;
const MILD_AT_MOST = 13;

/** Sum of the answers: 5 to 20. @returns null until every question is answered. */
export function quizScore({ answers }: Pick<QuizState, 'answers'>): number | null {
  let sum = 0;
  for (const points of answers) {
    if (points === null) return null;
    sum += points;
  }
  return sum;
}

/** 5 to 8 balanced, 9 to 13 mild, 14 and above high. */
export function bandOf(score: number): QuizBand {
  if (score <= BALANCED_AT_MOST) return 'balanced';
  return score <= MILD_AT_MOST ? 'mild' : 'high';
}

export const QUIZ_MACHINE: StepMachine<QuizState, QuizEvent> = {
  id: 'nervsystem-quiz',
  steps: ['start', ...QUIZ_QUESTIONS.map((_, index) => String(index + 1)), 'resultat'],
  initial: { step: 0, answers: QUIZ_QUESTIONS.map(() => null) },
  reduce(state, event) {
    if (event.type === 'began') return state.step === 0 ? { ...state, step: 1 } : state;
    if (state.step < 1 || state.step > QUESTIONS) return state;
    const place = state.step - 1;
    const answers = state.answers.map((points, index) => (index === place ? event.points : points));
    return { step: state.step + 1, answers };
  },
  furthest({ answers }) {
    const unanswered = answers.indexOf(null);
    return unanswered < 0 ? RESULT_STEP : unanswered + 1;
  },
  hasBegun: ({ answers }) => answers.some((points) => points !== null),
  parse(candidate) {
    if (!isRecord(candidate) || !Array.isArray(candidate.answers)) return null;
    const step = parseStep(candidate.step, QUIZ_MACHINE.steps);
    const kept: unknown[] = candidate.answers;
    if (step === null || kept.length !== QUESTIONS) return null;
    const answers = kept.filter(isAnswer);
    return answers.length === QUESTIONS ? { step, answers } : null;
  },
};

function isAnswer(candidate: unknown): candidate is AnswerPoints | null {
  return candidate === null || [1, 2, 3, 4].some((points) => points === candidate);
}
