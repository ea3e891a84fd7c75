import { PATHS } from '@stillsam/paths';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise, type Exercise } from '../../features/exercise-flow/use-exercise';
import { SourceList } from '../../components/care-note/care-note';
import { Affirmation } from './components/affirmation';
import {
  ENERGY_COPY as COPY,
  ENERGY_LEVELS,
  LEVEL_TEXTS,
  MICRO_ACTIONS,
  REFLECTION_TEXTS,
  REFLECTIONS,
  type EnergyLevel,
} from './energy.copy';
import { CHOICE_STEPS, ENERGY_MACHINE, type EnergyEvent, type EnergyState } from './energy.machine';
import { QuestionStep } from '../../features/exercise-flow/question-step';
import { StepNote } from '../../components/step-parts/step-parts';
import styles from './components/energy.module.css';

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

interface StepProps {
  state: EnergyState;
  send: (event: EnergyEvent) => void;
  onBack: () => void;
}

/** Step 1: the level of energy. */
function LevelStep({ state, send }: Pick<StepProps, 'state' | 'send'>) {
  return (
    <>
      <QuestionStep
        question={COPY.level.title}
        options={ENERGY_LEVELS.map((value) => ({ value, ...LEVEL_TEXTS[value] }))}
        chosen={state.level}
        onChoose={(level) => send({ type: 'chose-level', level })}
      />
      <p>{COPY.level.text}</p>
      <StepNote>{COPY.worseAfter}</StepNote>
    </>
  );
}

/** Step 2: a micro action for the level. */
function ActionStep({ state, level, send, onBack }: StepProps & { level: EnergyLevel }) {
  return (
    <QuestionStep
      question={COPY.action.title}
      introduction={
        <>
          <p>{COPY.action.text[level]}</p>
          {level === 'high' ? <StepNote>{COPY.worseAfter}</StepNote> : null}
        </>
      }
      options={MICRO_ACTIONS[level].map(({ id, label, hint }) => ({ value: id, label, hint }))}
      chosen={state.action}
      onChoose={(action) => send({ type: 'chose-action', action })}
      back={{ label: COPY.previous, onBack }}
    />
  );
}

/** Step 3: the effect of the action. */
function ReflectionStep({ state, level, send, onBack }: StepProps & { level: EnergyLevel }) {
  const action = MICRO_ACTIONS[level].find(({ id }) => id === state.action);
  return (
    <QuestionStep
      question={COPY.reflection.title}
      introduction={
        <>
          <div className={styles.action}>
            <p className={styles.actionName}>{action?.label}</p>
            <p>{action?.hint}</p>
          </div>
          <p>{COPY.reflection.doNow}</p>
        </>
      }
      options={REFLECTIONS.map((value) => ({ value, label: REFLECTION_TEXTS[value].label }))}
      chosen={state.reflection}
      onChoose={(reflection) => send({ type: 'reflected', reflection })}
      back={{ label: COPY.previous, onBack }}
    />
  );
}
