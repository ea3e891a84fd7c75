import { createQuestionnaire, type QuestionnaireState } from '../../features/exercise-flow/step-machine';
import { QUIZ_QUESTIONS, type AnswerPoints, type QuizBand, type QuizOutcome } from './quiz.copy';

export type QuizState = QuestionnaireState<AnswerPoints>;

const BALANCED_AT_MOST = 8;
const MILD_AT_MOST = 13;
const HEAVIEST: AnswerPoints = 4;
const POINTS: readonly unknown[] = [1, 2, 3, 4] satisfies AnswerPoints[];

export const QUIZ_MACHINE = createQuestionnaire<AnswerPoints>({
  storageKey: 'stillsam.ovning.nervsystem-quiz',
  questions: QUIZ_QUESTIONS.length,
  isAnswer: (candidate): candidate is AnswerPoints => POINTS.includes(candidate),
});

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

/** Number of questions that got the heaviest answer. */
export function heaviestAnswers({ answers }: Pick<QuizState, 'answers'>): number {
  return answers.filter((points) => points === HEAVIEST).length;
}

/** Two heaviest answers are met as a high score is, and a single one never by a calm band's text. */
export function outcomeOf(score: number, heaviest: number): QuizOutcome {
  const band = bandOf(score);
  if (heaviest > 1 || band === 'high') return 'high';
  return heaviest === 1 ? 'heavy' : band;
}
