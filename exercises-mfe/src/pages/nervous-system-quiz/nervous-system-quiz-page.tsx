import { PATHS } from '@stillsam/paths';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { QuestionnaireWalk } from '../../features/exercise-flow/questionnaire-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { QuizOnPaper } from './components/quiz-on-paper';
import { QuizResult } from './components/quiz-result';
import { QUIZ_QUESTIONS, type AnswerPoints } from './quiz.content';
import { QUIZ_COPY as COPY } from './quiz.copy';
import { heaviestAnswers, QUIZ_MACHINE, quizScore } from './quiz.machine';

const POINTS: readonly AnswerPoints[] = [1, 2, 3, 4];
const QUESTIONS = QUIZ_QUESTIONS.map(({ question, answers }) => ({
  question,
  options: POINTS.map((value) => ({ value, label: answers[value - 1] ?? '' })),
}));

/** Five questions about tension and rest, and suggestions. The answers stay in the browser. */
export function NervousSystemQuizPage() {
  const exercise = useExercise(QUIZ_MACHINE, () => recordCompletion('nervous-system-quiz'));
  const { state, restart } = exercise;
  const score = quizScore(state);
  return (
    <QuestionnaireWalk
      exercise={exercise}
      questions={QUESTIONS}
      copy={COPY}
      path={PATHS.nervousSystemQuiz}
      drawing={<ResourceLine id="nervous-system-quiz" place="start" />}
      withoutScript={<QuizOnPaper />}
    >
      {score === null ? null : (
        <QuizResult score={score} heaviest={heaviestAnswers(state)} onRestart={restart} />
      )}
    </QuestionnaireWalk>
  );
}

export { NervousSystemQuizPage as Component };
