import { PATHS } from '@stillsam/paths';
import { CrisisCard, PhoneText, ButtonLink } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { QuestionnaireWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import {
  OUTCOME_TEXTS,
  QUIZ_QUESTIONS,
  type AnswerPoints,
  type QuizBand,
  QUIZ_COPY as COPY,
  OUTCOME_WAYS,
} from './quiz.copy';
import { heaviestAnswers, QUIZ_MACHINE, quizScore, outcomeOf } from './quiz.machine';
import { AddToPlan } from '@stillsam/my-plan';
import {
  PointList,
  ResultActions,
  StepActions,
  StepHeading,
  StepNote,
  StepPart,
  WayList,
} from '../../components/step-parts/step-parts';

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
      onPaper={<QuizOnPaper />}
    >
      {score === null ? null : (
        <QuizResult score={score} heaviest={heaviestAnswers(state)} onRestart={restart} />
      )}
    </QuestionnaireWalk>
  );
}

const RESULT = COPY.result;

interface QuizResultProps {
  score: number;
  /** Number of heaviest answers. */
  heaviest: number;
  onRestart: () => void;
}

/** The outcome with suggestions. A high one shows the crisis card before the first way, and a heaviest answer hides the scale. */
export function QuizResult({ score, heaviest, onRestart }: QuizResultProps) {
  const outcome = outcomeOf(score, heaviest);
  const { title, text, nextSteps } = OUTCOME_TEXTS[outcome];
  const [first, ...others] = OUTCOME_WAYS[outcome];
  return (
    <>
      <StepHeading>{title}</StepHeading>
      {heaviest > 0 ? (
        <p>
          <PhoneText text={RESULT.heaviest(heaviest)} />
        </p>
      ) : null}
      <p>{text}</p>
      {outcome === 'high' ? <CrisisCard headingLevel={3} /> : null}
      <StepActions>
        <ButtonLink to={first.to}>{first.label}</ButtonLink>
        <AddToPlan title={first.label} path={first.to} />
      </StepActions>
      <StepPart title={RESULT.nextTitle}>
        <PointList points={nextSteps} />
      </StepPart>
      <StepPart title={RESULT.waysTitle}>
        <WayList ways={others} />
      </StepPart>
      <StepNote>
        <strong>{RESULT.score(score)}</strong> {heaviest > 0 ? null : `${RESULT.scale} `}
        {RESULT.notDiagnosis}
      </StepNote>
      <ResultActions again={RESULT.again} onRestart={onRestart} />
    </>
  );
}

const PAPER = COPY.withoutScript;
const BANDS: readonly { band: QuizBand; span: string }[] = [
  { band: 'balanced', span: '5–8' },
  { band: 'mild', span: '9–13' },
  { band: 'high', span: '14–20' },
];

/** The whole quiz as text, for visitors without JavaScript. */
function QuizOnPaper() {
  return (
    <>
      {QUIZ_QUESTIONS.map(({ question, answers }) => (
        <section key={question}>
          <h3>{question}</h3>
          <ol>
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ol>
        </section>
      ))}
      <h3>{PAPER.bands}</h3>
      <p>
        <PhoneText text={PAPER.heaviest} />
      </p>
      {BANDS.map(({ band, span }) => (
        <p key={band}>
          <strong>
            {span}: {OUTCOME_TEXTS[band].title}.
          </strong>{' '}
          {OUTCOME_TEXTS[band].text}
        </p>
      ))}
      <CrisisCard headingLevel={3} isLandmark={false} />
    </>
  );
}

export { NervousSystemQuizPage as Component };
