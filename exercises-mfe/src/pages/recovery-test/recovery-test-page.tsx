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
import { RecoveryOnPaper } from './components/recovery-on-paper';
import { RecoveryResult } from './components/recovery-result';
import { RecoveryStatementStep } from './components/recovery-statement-step';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RECOVERY_COPY as COPY } from './recovery.copy';
import { RECOVERY_MACHINE, type RecoveryEvent, type RecoveryState } from './recovery.machine';

const STATEMENTS = RECOVERY_STATEMENTS.length;

/** Eight statements about kinds of tiredness, and one suggestion. The answers stay in the browser. */
export function RecoveryTestPage() {
  const exercise = useExercise(RECOVERY_MACHINE, () => recordCompletion('recovery-test'));
  const { state, earlierProgress, isRefused } = exercise;
  const statement = RECOVERY_STATEMENTS[state.step - 1];
  const progressText = statement ? COPY.progress(state.step, STATEMENTS) : COPY.done;

  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.recoveryTest} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="recovery-test" place="start" />}
        progress={state.step > 0 ? { value: state.step - 1, max: STATEMENTS, text: progressText } : undefined}
        isStarted={state.step > 0}
        viewKey={earlierProgress ? 'resume' : String(state.step)}
        exit={<QuickExit onLeave={exercise.clearAnswers} />}
        isRefused={isRefused}
        withoutScript={<RecoveryOnPaper />}
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

function CurrentStep({ exercise }: { exercise: Exercise<RecoveryState, RecoveryEvent> }) {
  const { state, earlierProgress, send, resume, back, restart } = exercise;
  if (earlierProgress)
    return <ResumeChoice earlierProgress={earlierProgress} onResume={resume} onRestart={restart} />;
  const statement = RECOVERY_STATEMENTS[state.step - 1];
  if (statement)
    return (
      <RecoveryStatementStep
        statement={statement.statement}
        chosen={state.answers[state.step - 1] ?? null}
        isFirst={state.step === 1}
        onAnswer={(answer) => send({ type: 'answered', answer })}
        onBack={back}
      />
    );
  if (state.step > STATEMENTS) return <RecoveryResult answers={state.answers} onRestart={restart} />;
  return <QuestionnaireIntro {...COPY.intro} onBegin={() => send({ type: 'began' })} />;
}
