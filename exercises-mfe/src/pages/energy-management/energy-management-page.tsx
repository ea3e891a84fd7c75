import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { PhoneText } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseFrame } from '../../features/exercise-flow/exercise-frame';
import { ResumeChoice } from '../../features/exercise-flow/resume-choice';
import { useExercise, type Exercise } from '../../features/exercise-flow/use-exercise';
import { SourceList } from '../../features/sources/source-list';
import { Affirmation } from './components/affirmation';
import { EnergyOnPaper } from './components/energy-on-paper';
import { ActionStep, LevelStep, ReflectionStep } from './components/energy-steps';
import { ENERGY_COPY as COPY } from './energy.copy';
import { CHOICE_STEPS, ENERGY_MACHINE, type EnergyEvent, type EnergyState } from './energy.machine';

/** The visitor chooses a level of energy, a suitable micro action and a reflection. The answers stay in the browser. */
export function EnergyManagementPage() {
  const exercise = useExercise(ENERGY_MACHINE, () => recordCompletion('energy-management'));
  const { state, earlierProgress, isRefused } = exercise;
  const { step } = state;
  const isDone = step === CHOICE_STEPS;

  return (
    <>
      <PageMeta title={COPY.title} description={COPY.description} path={PATHS.energyManagement} />
      <ExerciseFrame
        title={COPY.title}
        lead={COPY.lead}
        drawing={<ResourceLine id="energy-management" place="start" />}
        // The choice to resume shows no progress.
        progress={
          earlierProgress
            ? undefined
            : {
                value: step,
                max: CHOICE_STEPS,
                text: isDone ? COPY.done : COPY.progress(step + 1, CHOICE_STEPS),
              }
        }
        isStarted={step > 0}
        viewKey={earlierProgress ? 'resume' : String(step)}
        isRefused={isRefused}
        withoutScript={<EnergyOnPaper />}
        footer={
          <>
            <p>
              <PhoneText text={COPY.care} />
            </p>
            <SourceList sources={COPY.sources} />
          </>
        }
      >
        <CurrentStep exercise={exercise} />
      </ExerciseFrame>
    </>
  );
}

function CurrentStep({ exercise }: { exercise: Exercise<EnergyState, EnergyEvent> }) {
  const { state, earlierProgress, send, resume, back, restart } = exercise;
  const { step, level, reflection } = state;
  if (earlierProgress)
    return <ResumeChoice earlierProgress={earlierProgress} onResume={resume} onRestart={restart} />;
  if (step === CHOICE_STEPS && reflection) return <Affirmation reflection={reflection} onRestart={restart} />;
  if (step === 2 && level) return <ReflectionStep state={state} level={level} send={send} onBack={back} />;
  if (step === 1 && level) return <ActionStep state={state} level={level} send={send} onBack={back} />;
  return <LevelStep state={state} send={send} />;
}
