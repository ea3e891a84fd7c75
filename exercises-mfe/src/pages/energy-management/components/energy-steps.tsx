import { QuestionStep } from '../../../features/exercise-flow/question-step';
import { StepNote } from '../../../components/step-parts/step-parts';
import {
  ENERGY_LEVELS,
  LEVEL_TEXTS,
  MICRO_ACTIONS,
  REFLECTIONS,
  REFLECTION_TEXTS,
  type EnergyLevel,
  ENERGY_COPY as COPY,
} from '../energy.copy';
import type { EnergyEvent, EnergyState } from '../energy.machine';
import styles from './energy.module.css';

interface StepProps {
  state: EnergyState;
  send: (event: EnergyEvent) => void;
  onBack: () => void;
}

/** Step 1: the level of energy. */
export function LevelStep({ state, send }: Pick<StepProps, 'state' | 'send'>) {
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
export function ActionStep({ state, level, send, onBack }: StepProps & { level: EnergyLevel }) {
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
export function ReflectionStep({ state, level, send, onBack }: StepProps & { level: EnergyLevel }) {
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
