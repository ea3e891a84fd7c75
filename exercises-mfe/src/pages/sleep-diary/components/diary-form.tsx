import { useState, type FormEvent } from 'react';
import { Button, CheckboxField, Notice, RadioGroup, TextField } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import { DIARY_COPY } from '../sleep-diary.copy';
import { dayOf, lengthOf, readNight, type Night } from '../sleep-diary.logic';
import styles from './diary.module.css';

const COPY = DIARY_COPY.form;
const QUALITIES = COPY.qualities.map((label, index) => ({ value: String(index + 1), label }));

interface DiaryFormProps {
  onSave: (night: Night) => void;
  onCancel: () => void;
}

/** The six questions about a night. The form is never sent: its night is read from the fields. */
export function DiaryForm({ onSave, onCancel }: DiaryFormProps) {
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const night = readNight(new FormData(event.currentTarget));
    if (!night) setError(COPY.incomplete);
    else if (!lengthOf(night)) setError(COPY.contradiction);
    else onSave(night);
  };
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <StepHeading>{COPY.title}</StepHeading>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <TextField
        type="date"
        name="day"
        label={COPY.day}
        defaultValue={dayOf(new Date())}
        max={dayOf(new Date())}
        required
      />
      <div className={styles.pair}>
        <ClockField name="wentToBed" />
        <ClockField name="lightsOut" />
      </div>
      <CountField name="minutesToSleep" />
      <div className={styles.pair}>
        <CountField name="timesAwake" />
        <CountField name="minutesAwake" />
      </div>
      <div className={styles.pair}>
        <ClockField name="wokeUp" />
        <ClockField name="gotUp" />
      </div>
      <RadioGroup name="quality" label={COPY.quality} options={QUALITIES} isRequired />
      <fieldset className={styles.notes}>
        <legend>{COPY.notes}</legend>
        <CheckboxField name="hasNapped" label={COPY.hasNapped} />
        <CheckboxField name="hasDrunkAlcohol" label={COPY.hasDrunkAlcohol} />
        <CheckboxField name="hasTakenMedicine" label={COPY.hasTakenMedicine} />
      </fieldset>
      <StepActions>
        <Button type="submit" size="large">
          {COPY.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {COPY.cancel}
        </Button>
      </StepActions>
    </form>
  );
}

function ClockField({ name }: { name: 'wentToBed' | 'lightsOut' | 'wokeUp' | 'gotUp' }) {
  return <TextField type="time" name={name} label={COPY[name]} required />;
}

function CountField({ name }: { name: 'minutesToSleep' | 'timesAwake' | 'minutesAwake' }) {
  return (
    <TextField type="number" inputMode="numeric" name={name} label={COPY[name]} min={0} defaultValue={0} />
  );
}
