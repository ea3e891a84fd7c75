import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { QuestionnaireIntro } from '../../features/exercise-flow/questionnaire-intro';
import { QuickExit } from '../../features/exercise-flow/quick-exit';
import { ResumeChoice } from '../../features/exercise-flow/resume-choice';
import { useExercise, type Exercise } from '../../features/exercise-flow/use-exercise';
import { QuizOnPaper } from './components/quiz-on-paper';
import { QuizQuestionStep } from './components/quiz-question-step';
import { QuizResult } from './components/quiz-result';
import { QUIZ_QUESTIONS } from './quiz.content';
import { QUIZ_COPY as COPY } from './quiz.copy';
import { QUIZ_MACHINE, quizScore, type QuizEvent, type QuizState } from './quiz.machine';

const QUESTIONS = QUIZ_QUESTIONS.length;

/** Five questions about tension and rest, and suggestions. The answers stay in the browser. */
export function NervousSystemQuizPage() {
  const exercise = useExercise(QUIZ_MACHINE, () => recordCompletion('nervous-system-quiz'));
  const { state, earlierProgress, isRefused } = exercise;
  const question = QUIZ_QUESTIONS[state.step - 1];
  const viewKey = earlierProgress ? 'resume' : String(state.step);

  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.nervousSystemQuiz} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="nervous-system-quiz" place="start" />}
        progress={
          state.step > 0
            ? {
                value: state.step - 1,
                max: QUESTIONS,
                text: question ? COPY.progress(state.step, QUESTIONS) : COPY.done,
              }
            : undefined
        }
        isStarted={state.step > 0}
        viewKey={viewKey}
        exit={<QuickExit onLeave={exercise.clearAnswers} />}
        isRefused={isRefused}
        withoutScript={<QuizOnPaper />}
        footer={
          <p>
            <PhoneText text={COPY.care} />
          </p>
        }
      >
        <CurrentStep exercise={exercise} />
      </ExerciseFrame>
    </>
  );
}

function CurrentStep({ exercise }: { exercise: Exercise<QuizState, QuizEvent> }) {
  const { state, earlierProgress, send, resume, back, restart } = exercise;
  if (earlierProgress)
    return <ResumeChoice earlierProgress={earlierProgress} onResume={resume} onRestart={restart} />;
  const question = QUIZ_QUESTIONS[state.step - 1];
  if (question)
    return (
      <QuizQuestionStep
        question={question}
        chosen={state.answers[state.step - 1] ?? null}
        isFirst={state.step === 1}
        onAnswer={(answer) => send({ type: 'answered', answer })}
        onBack={back}
      />
    );
  const score = quizScore(state);
  if (score !== null && state.step > 0) return <QuizResult score={score} onRestart={restart} />;
  return <QuestionnaireIntro {...COPY.intro} onBegin={() => send({ type: 'began' })} />;
}
