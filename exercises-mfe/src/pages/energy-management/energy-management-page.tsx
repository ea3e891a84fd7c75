import { PATHS } from '@stillsam/paths';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise, type Exercise } from '../../features/exercise-flow/use-exercise';
import { SourceList } from '../../components/care-note/care-note';
import { Affirmation } from './components/affirmation';
import { ActionStep, LevelStep, ReflectionStep } from './components/energy-steps';
import {
  ENERGY_COPY as COPY,
  ENERGY_LEVELS,
  LEVEL_TEXTS,
  MICRO_ACTIONS,
  REFLECTION_TEXTS,
  REFLECTIONS,
} from './energy.copy';
import { CHOICE_STEPS, ENERGY_MACHINE, type EnergyEvent, type EnergyState } from './energy.machine';

/** The visitor chooses a level of energy, a suitable micro action and a reflection. The answers stay in the browser. */
export function EnergyManagementPage() {
  const exercise = useExercise(ENERGY_MACHINE, () => recordCompletion('energy-management'));
  const { step } = exercise.state;
  const text = step === CHOICE_STEPS ? COPY.done : COPY.progress(step + 1, CHOICE_STEPS);
  return (
    <ExerciseWalk
      exercise={exercise}
      path={PATHS.energyManagement}
      copy={COPY}
      drawing={<ResourceLine id="energy-management" place="start" />}
      // The first step has the exercise's own line.
      progress={step > 0 ? { value: step, max: CHOICE_STEPS, text } : undefined}
      onPaper={<EnergyOnPaper />}
      sources={<SourceList sources={COPY.sources} />}
    >
      <CurrentStep exercise={exercise} />
    </ExerciseWalk>
  );
}

function CurrentStep({ exercise }: { exercise: Exercise<EnergyState, EnergyEvent> }) {
  const { state, send, back, restart } = exercise;
  const { step, level, action, reflection } = state;
  const chosen = level && MICRO_ACTIONS[level].find(({ id }) => id === action);
  if (step === CHOICE_STEPS && reflection && chosen)
    return <Affirmation action={chosen.label} reflection={reflection} onRestart={restart} />;
  if (step === 2 && level) return <ReflectionStep state={state} level={level} send={send} onBack={back} />;
  if (step === 1 && level) return <ActionStep state={state} level={level} send={send} onBack={back} />;
  return <LevelStep state={state} send={send} />;
}

/** The whole exercise as text, for visitors without JavaScript. */
function EnergyOnPaper() {
  return (
    <>
      <p>{COPY.worseAfter}</p>
      {ENERGY_LEVELS.map((level) => (
        <section key={level}>
          <h3>{LEVEL_TEXTS[level].label}</h3>
          <ul>
            {MICRO_ACTIONS[level].map(({ id, label, hint }) => (
              <li key={id}>
                <strong>{label}.</strong> {hint}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h3>{COPY.withoutScript.after}</h3>
      <ul>
        {REFLECTIONS.map((reflection) => (
          <li key={reflection}>
            <strong>{REFLECTION_TEXTS[reflection].label}:</strong> {REFLECTION_TEXTS[reflection].affirmation}
          </li>
        ))}
      </ul>
    </>
  );
}

export { EnergyManagementPage as Component };
