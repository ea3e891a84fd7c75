import { PhoneText } from '@stillsam/ui';
import { ResultActions, StepHeading, StepPart, WayList } from '../../../features/exercise-flow/step-parts';
import { REFLECTION_TEXTS, type Reflection } from '../energy.content';
import { ENERGY_COPY, ENERGY_WAYS } from '../energy.copy';
import styles from './energy.module.css';
import { ReminderForm } from './reminder-form';

const COPY = ENERGY_COPY.affirmation;

interface AffirmationProps {
  reflection: Reflection;
  onRestart: () => void;
}

/** An affirmation, and an optional reminder. */
export function Affirmation({ reflection, onRestart }: AffirmationProps) {
  const { affirmation, text } = REFLECTION_TEXTS[reflection];
  return (
    <>
      <div className={styles.affirmation}>
        <p className={styles.label}>{COPY.label}</p>
        <StepHeading>{affirmation}</StepHeading>
      </div>
      <p>
        <PhoneText text={text} />
      </p>
      <ReminderForm />
      <StepPart title={COPY.waysTitle}>
        <WayList ways={ENERGY_WAYS} />
      </StepPart>
      <ResultActions again={COPY.again} onRestart={onRestart} />
    </>
  );
}
